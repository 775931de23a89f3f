const FAMILIES = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương'];
const MIDDLES = ['Thị', 'Văn', 'Minh', 'Ngọc', 'Quốc', 'Thu', 'Hải', 'Gia', 'Đức', 'Khánh', 'Bảo'];
const GIVENS = [
  ...['An', 'Bình', 'Cường', 'Dung', 'Giang', 'Hạnh', 'Khoa', 'Linh', 'Mai', 'Nam', 'Oanh', 'Phúc', 'Quân'],
  ...['Sơn', 'Thảo', 'Uyên', 'Vinh', 'Xuân', 'Yến', 'Trang', 'Tuấn', 'Hương', 'Loan'],
];
const PLACES = ['hue', 'da-nang', 'ha-noi', 'can-tho', 'da-lat', 'vinh', 'hoi-an', 'sa-pa', 'ca-mau'];

const turn = (names: readonly string[], at: number) => names[at % names.length] ?? '';

/** A reader who does not exist; the same number gives the same one. */
export function demoVoter(at: number): { readonly name: string; readonly email: string } {
  const name = `${turn(FAMILIES, at)} ${turn(MIDDLES, at * 7 + 3)} ${turn(GIVENS, at * 5 + 1)}`;
  const words = [
    turn(PLACES, at * 4),
    turn(GIVENS, at * 5 + 1),
    turn(FAMILIES, at),
    turn(PLACES, at * 2 + 5),
  ];
  return { name, email: `${words.join('.')}${at}@ban-doc.example` };
}

/** One of the eighteen who are the same. */
export function falseVoter(at: number): { readonly name: string; readonly email: string } {
  const number = String(at + 1).padStart(2, '0');
  return { name: `Hoa Trần ${number}`, email: `hoatran.yeuanh${number}@thu-nhanh.example` };
}
