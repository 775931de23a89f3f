import type { QaCode } from '../qa-finding.ts';

/** Language of the target, Vietnamese source, target. */
type CleanPair = readonly [lang: string, source: string, target: string];
/** The same with the code of its fault, and the text after its one-key fix where there is one. */
type FaultyPair = readonly [...CleanPair, code: QaCode, mended?: string];

const rowsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' | '));

/** One pair a line: language of the target | Vietnamese source | right translation. */
export const CLEAN_PAIRS = rowsOf(`
en | Tuần này có hơn 12.400 lượt khách. | More than 12,400 visitors came this week.
en | Doanh thu ước 1,2 tỷ đồng, tăng 18,5 %. | Revenue is estimated at VND 1.2 billion, up 18.5%.
en | Giá 1.234,5 đồng mỗi cổ phiếu. | The price is VND1,234.5 a share.
en | Vốn 3.000 tỷ đồng được giải ngân. | VND 3 trillion was disbursed.
en | Vốn 3 nghìn tỷ đồng được giải ngân. | VND 3,000 billion was disbursed.
en | Quỹ có 500 triệu đồng tiền mặt. | The fund holds VND 500 million in cash.
en | Quỹ có 1 tỷ 200 triệu đồng tiền mặt. | The fund holds VND 1.2 billion in cash.
en | Lãi từ 1,2-1,5 tỷ đồng mỗi năm. | Profits are VND 1.2–1.5 billion a year.
en | Lãi từ 2 đến 3 triệu đồng mỗi sào. | Profits run from VND 2 million to 3 million a plot.
en | Ngày 20/11/2026, hội khai mạc. | The festival opened on November 20, 2026.
en | Ngày 20 tháng 11, hội khai mạc. | The festival opened on 20 November.
en | Sáng 20/11, hội khai mạc tại xã. | The festival opened in the commune on the morning of 20 November.
en | Ngày 20 và 21 tháng 11, đường đóng. | The road is closed on November 20 and 21.
en | Từ 20-22/11, đường đóng cả ngày. | The road is closed all day on November 20-22.
en | Tháng 11/2026, cầu thông xe. | The bridge opened to traffic in November 2026.
en | Tháng 5 năm 2026, cầu thông xe. | The bridge opened to traffic in May 2026.
en | Ngày 5/11/2026, cầu thông xe. | The bridge opened on 11/5/2026.
en | Ngày 5/11/2026, cầu thông xe. | The bridge opened on 5/11/2026.
en | Lúc 16h30, mưa bắt đầu tạnh. | The rain began to stop at 4:30 pm.
en | Khoảng 8 giờ 30, mưa bắt đầu tạnh. | At about 8:30 a.m. the rain began to stop.
en | Thứ 2, trường học mở lại. | Schools reopen on Monday.
en | Có 3 người bị thương nhẹ. | Three people were slightly hurt.
en | Khoảng 1/3 số hộ có nước sạch. | About one third of households have clean water.
en | Đã có 34/63 tỉnh báo cáo xong. | So far 34 of 63 provinces have reported.
en | Đội thắng 2-1 sau hiệp phụ. | The team won 2-1 after extra time.
en | Gọi 0912 345 678 để đặt chỗ. | Call +84 912 345 678 to book a place.
en | Gọi 1900 1234 để đặt chỗ trước. | Call 1900 1234 to book in advance.
en | Thế kỷ 21 mở ra nhiều hướng mới. | The 21st century opens many new ways.
en | Tuyến QL1A dài 2.300 km. | National Highway 1A is 2,300 km long.
en | Dịch COVID-19 đã qua từ lâu. | The COVID-19 pandemic is long over.
en | Rừng rộng 1.500 ha, cao 1.800 m. | The forest covers 1,500 hectares at 1,800 metres.
en | Nhiệt độ giảm còn 5 °C trên núi. | It was down to 5 degrees Celsius in the mountains.
en | Diện tích 120 km2 đã được phủ xanh. | An area of 120 square kilometres was planted.
en | Gạo giảm còn 12.000 đồng một kg. | Rice fell to VND12,000 a kilogram.
en | Sản lượng tăng 18.5% so với năm trước. | Output rose 18.5 per cent from a year earlier.
en | Chị Giàng Thị Mỷ làm chủ một homestay. | Giàng Thị Mỷ runs a homestay.
en | Ông Lý A Sinh đã nghỉ ở Mù Cang Chải. | Lý A Sinh stayed in Mù Cang Chải.
en | Việt Nam và Nhật Bản ký thỏa thuận. | Vietnam and Japan signed an agreement.
en | Hà Nội đón đợt lạnh đầu mùa. | Hanoi has its first cold spell.
en | Bộ Văn hóa đã cấp phép cho hội. | The Ministry of Culture has licensed the festival.
en | Hoà Bình đón khách trở lại rồi. | Hòa Bình welcomes visitors again.
en | Ông nói: “Giữ ruộng thì giữ khách”. | He said: “Keep the fields and you keep the visitors.”
en | Chùa được xây từ thời Lý rồi sao? | Was the pagoda built under the Lý dynasty?
en | Theo <g1>Ủy ban</g1> xã, hội kéo dài. | The <g1>committee</g1> says the festival goes on.
en | Xem tại https://vidu.vn/tin-1 nhé. | See https://vidu.vn/tin-1 for more.
en | Chèn [gallery id=3] vào bài viết. | Put [gallery id=3] into the article.
en | Mù Cang Chải | Mù Cang Chải
en | Áo dài được mặc trong lễ cưới. | The áo dài is worn at weddings.
en | Lễ hội diễn ra trong 3 ngày liền. | The festival lasts three days.
en | Có 10 năm làm nghề trong tay. | He has a decade of work behind him.
en | Hơn 50% số hộ đã có điện. | More than half of households have power.
en | Nhà máy có công suất 50 MW điện. | The plant has a capacity of 50 MW.
en | Giá vàng 85,5 triệu đồng một lượng. | Gold stood at VND 85.5 million a tael.
en | Cổ phiếu lên 1.250,75 điểm hôm qua. | Shares rose to 1,250.75 points yesterday.
fr | Tuần này có hơn 12.400 lượt khách. | Plus de 12\u202F400 visiteurs sont venus cette semaine.
fr | Doanh thu ước 1,2 tỷ đồng năm nay. | Le chiffre d’affaires atteint 1,2 milliard de dongs cette année.
fr | Ngày 20/11/2026, hội khai mạc. | La fête s’est ouverte le 20 novembre 2026.
fr | Ông nói: “Ruộng còn thì khách còn”. | Il a dit : «\u00A0Tant qu’il y a la rizière, il y a le visiteur\u00A0».
fr | Tăng 18,5% so với cùng kỳ năm trước. | Une hausse de 18,5\u00A0% sur un an.
fr | Ngày 1/5, đường mới thông xe. | La nouvelle route a ouvert le 1er mai.
de | Tuần này có hơn 12.400 lượt khách. | Mehr als 12.400 Gäste kamen diese Woche.
de | Doanh thu ước 1,2 tỷ đồng năm nay. | Der Umsatz liegt bei 1,2 Milliarden Dong in diesem Jahr.
de | Doanh thu ước 1,2 tỷ đồng năm nay. | Der Umsatz liegt bei 1,2 Mrd. Dong in diesem Jahr.
de | Ngày 20/3/2026, hội khai mạc. | Das Fest begann am 20. März 2026.
de | Ông nói: “Ruộng còn thì khách còn”. | Er sagte: „Solange es Felder gibt, gibt es Gäste“.
es | Doanh thu ước 1,2 tỷ đồng năm nay. | Los ingresos llegan a 1,2 mil millones de dongs este año.
es | Doanh thu ước 1,2 tỷ đồng năm nay. | Los ingresos llegan a 1.200 millones de dongs este año.
es | Ngày 20/11/2026, hội khai mạc. | La fiesta comenzó el 20 de noviembre de 2026.
es | Vốn 3.000 tỷ đồng được giải ngân. | Se desembolsaron 3 billones de dongs.
ja | Doanh thu ước 1,2 tỷ đồng năm nay. | 今年の売上は約12億ドンです。
ja | Tuần này có hơn 12.400 lượt khách. | 今週は1万2400人以上が訪れました。
ja | Ngày 20/11/2026, hội khai mạc. | 2026年11月20日に祭りが開幕しました。
ja | Quỹ có 120 triệu đồng tiền mặt. | 基金には1億2000万ドンの現金があります。
ja | Ông nói: “Ruộng còn thì khách còn”. | 彼は「田があれば客も来る」と言いました。
zh | Doanh thu ước 1,2 tỷ đồng năm nay. | 今年收入约12亿越南盾。
zh | Tăng 18,5% so với cùng kỳ năm trước. | 同比增长18.5%。
zh | Quỹ có 500 triệu đồng tiền mặt. | 基金有5亿越南盾现金。
zh | Ngày 20/11/2026, hội khai mạc. | 2026年11月20日，节日开幕。
ko | Doanh thu ước 1,2 tỷ đồng năm nay. | 올해 매출은 약 12억 동입니다.
ko | Ngày 20/11/2026, hội khai mạc. | 축제는 2026년 11월 20일에 개막했습니다.
ko | Quỹ có 120 triệu đồng tiền mặt. | 기금에는 현금 1억 2000만 동이 있습니다.
ru | Doanh thu ước 1,2 tỷ đồng năm nay. | Выручка составит около 1,2 млрд донгов в этом году.
ru | Tuần này có hơn 12.400 lượt khách. | На этой неделе пришло более 12\u00A0400 гостей.
ru | Ngày 20/11/2026, hội khai mạc. | Праздник открылся 20 ноября 2026 года.
th | Doanh thu ước 1,2 tỷ đồng năm nay. | รายได้ปีนี้ประมาณ 1.2 พันล้านดอง
th | Ngày 20/11/2026, hội khai mạc. | งานเปิดเมื่อวันที่ 20 พฤศจิกายน 2569
lo | Ngày 20/11/2026, hội khai mạc. | ງານເປີດໃນວັນທີ 20 ພະຈິກ 2026
km | Quỹ có 500 triệu đồng tiền mặt. | មូលនិធិមានសាច់ប្រាក់ 500 លានដុង។
ar | Doanh thu ước 1,2 tỷ đồng năm nay. | تبلغ الإيرادات نحو 1.2 مليار دونغ هذا العام.
ar | Ngày 20/11/2026, hội khai mạc. | افتتح المهرجان في ٢٠ نوفمبر ٢٠٢٦.
`) as unknown as readonly CleanPair[];

/** One pair a line, with the code of its fault, and the text after its fix. */
export const FAULTY_PAIRS = rowsOf(`
en | Xã có 42 điểm gom rác. |  | EMPTY
en | Xã có 42 điểm gom rác. | Xã có 42 điểm gom rác. | UNTRANSLATED
en | Người dân giữ ruộng bậc thang rất đẹp. | Villagers keep ruộng bậc thang well. | UNTRANSLATED
fr | Người dân giữ ruộng bậc thang rất đẹp. | Les habitants gardent ruộng bậc thang ici. | UNTRANSLATED
en | Doanh thu ước 1,2 tỷ đồng. | Revenue is VND 1.2 million. | UNIT | Revenue is VND 1.2 billion.
en | Quỹ có 500 triệu đồng. | The fund has VND 500 billion. | UNIT | The fund has VND 500 million.
en | Vốn 3 nghìn tỷ đồng. | The capital is VND 3 billion. | UNIT | The capital is VND 3 trillion.
en | Có 12.400 lượt khách. | There were 12.400 visitors. | FIGURE | There were 12,400 visitors.
en | Có 12.400 lượt khách. | There were 12,500 visitors. | FIGURE | There were 12,400 visitors.
en | Có 12.400 lượt khách. | There were many visitors. | FIGURE
en | Tăng 18,5% so với năm trước. | Up 18,5% from a year earlier. | FIGURE | Up 18.5% from a year earlier.
en | Tăng 18,5% so với năm trước. | Up 15.8% from a year earlier. | FIGURE | Up 18.5% from a year earlier.
en | Tăng 18,5% so với năm trước. | Up 18.5 from a year earlier. | UNIT | Up 18.5% from a year earlier.
en | Năm 2026, cầu thông xe. | The bridge opened in 2025. | FIGURE | The bridge opened in 2026.
en | Xã có nhiều điểm gom rác. | The commune has 42 collection points. | FIGURE
en | Khoảng 1/3 số hộ có nước sạch. | About half of homes have clean water. | FIGURE
en | Đã có 34/63 tỉnh báo cáo xong. | So far 34 of 36 provinces have reported. | FIGURE | So far 34 of 63 provinces have reported.
en | Ngày 20/11/2026, hội khai mạc. | It opened on December 20, 2026. | DATE | It opened on November 20, 2026.
en | Ngày 5/11/2026, hội khai mạc. | It opened on May 11, 2026. | DATE
en | Ngày 20/11/2026, hội khai mạc. | It opened on November 21, 2026. | DATE | It opened on November 20, 2026.
en | Ngày 20/11/2026, hội khai mạc. | It opened on November 20, 2025. | DATE | It opened on November 20, 2026.
en | Tháng 3, cầu thông xe trở lại. | The bridge reopens in May. | DATE | The bridge reopens in March.
en | Tháng 3, cầu thông xe trở lại. | The bridge reopens this spring. | DATE
en | Đường dài 12 km qua rừng. | The road runs 12 miles through forest. | UNIT | The road runs 12 km through forest.
en | Rừng rộng 1.500 ha. | The forest covers 1,500 km. | UNIT | The forest covers 1,500 ha.
en | Nặng 5 kg mỗi con. | Each weighs 5 tonnes. | UNIT | Each weighs 5 kg.
en | Lạnh 5 °C trên núi. | It was 5 °F in the mountains. | UNIT | It was 5 °C in the mountains.
en | Xe đi qua dốc Mâm Xôi. | Cars pass the Mam Xoi slope. | NAME_MARKS | Cars pass the Mâm Xôi slope.
en | Chị Giàng Thị Mỷ kể lại. | Giang Thi My told the story. | NAME_MARKS | Giàng Thị Mỷ told the story.
fr | Xe đi qua dốc Mâm Xôi. | Les voitures passent Mam Xoi. | NAME_MARKS | Les voitures passent Mâm Xôi.
en | Theo Lý A Sinh, khách tăng. | He says there are more guests. | NAME
de | Khách đến Mù Cang Chải rất đông. | Viele Gäste kommen in die Berge. | NAME
en | Xã đã lập hai tổ tự quản và phân luồng xe ở dốc từ sáng sớm cho đến tận chiều tối. | Two groups. | LENGTH
en | Mưa to. | It rained very heavily for the whole of that long and rather unpleasant afternoon. | LENGTH
en | Mưa đã tạnh. | The rain has stopped | PUNCTUATION | The rain has stopped.
en | Mưa đã tạnh chưa? | The rain has stopped. | PUNCTUATION | The rain has stopped?
en | Mưa đã tạnh | The rain has stopped. | PUNCTUATION | The rain has stopped
ja | Mưa đã tạnh. | 雨がやみました | PUNCTUATION | 雨がやみました。
km | Mưa đã tạnh. | ភ្លៀងបានឈប់ហើយ | PUNCTUATION | ភ្លៀងបានឈប់ហើយ។
en | Xã (mới lập) đón khách. | The commune (just founded has guests. | PUNCTUATION
en | Ông nói “rất vui” hôm qua. | He said "very glad" yesterday. | QUOTES | He said “very glad” yesterday.
fr | Ông nói “rất vui” hôm qua. | Il a dit “très content” hier. | QUOTES | Il a dit «\u00A0très content\u00A0» hier.
de | Ông nói “rất vui” hôm qua. | Er war “sehr froh” gestern. | QUOTES | Er war „sehr froh“ gestern.
ja | Ông nói “rất vui” hôm qua. | 彼は"とてもうれしい"と言いました。 | QUOTES | 彼は「とてもうれしい」と言いました。
ru | Ông nói “rất vui” hôm qua. | Он был “очень рад” вчера. | QUOTES | Он был «очень рад» вчера.
en | Ông nói “rất vui” hôm qua. | He said he was very glad yesterday. | QUOTES
en | “Rất vui”, ông nói hôm qua. | “Very glad”, he said yesterday. | QUOTES | “Very glad,” he said yesterday.
en | Mưa đã tạnh từ sáng. | The rain  has stopped. | BLANKS | The rain has stopped.
en | Mưa đã tạnh từ sáng. |  The rain has stopped. | BLANKS | The rain has stopped.
en | Mưa tạnh, trời sáng. | The rain stopped , it cleared. | BLANKS | The rain stopped, it cleared.
en | Khách ăn phở ở quán. | Guests eat pho\u031b\u0309 there. | NOT_COMPOSED | Guests eat phở there.
en | Mưa đã tạnh từ sáng. | The the rain has stopped. | REPEATED_WORD | The rain has stopped.
fr | Mưa đã tạnh từ sáng. | La pluie pluie a cessé. | REPEATED_WORD | La pluie a cessé.
en | Xem https://vidu.vn/a nhé. | See https://vidu.vn/b for it. | LINK | See https://vidu.vn/a for it.
en | Viết tới toasoan@vidu.vn nhé. | Write to the newsroom, please. | LINK
en | Theo <g1>Ủy ban</g1> xã. | The committee says so. | TAGS
en | Theo Ủy ban xã. | The <g1>committee</g1> says so. | TAGS
en | Theo <g1>Ủy ban</g1> xã. | The <g1>committee</g1> <g1>says</g1> so. | TAGS
en | Một<x1/>hai dòng chữ. | One<x1/>two<x1/> lines of text. | TAGS | One<x1/>two lines of text.
en | <g1>Theo <g2>Ủy ban</g2></g1> xã. | <g1>The <g2>committee</g1></g2> says so. | TAGS
en | <g1>Theo <g2>Ủy ban</g2></g1> xã. | <g1>The</g1> <g2>committee</g2> says so. | TAGS
en | Chèn [gallery id=3] vào bài. | Put [gallery id=4] into it. | SHORTCODE | Put [gallery id=3] into it.
en | Chào {name}, mời vào nhà. | Hello, please come in. | SHORTCODE
fr | Doanh thu ước 1,2 tỷ đồng. | Le revenu est de 1,2 million de dongs. | UNIT | Le revenu est de 1,2 milliards de dongs.
de | Doanh thu ước 1,2 tỷ đồng. | Der Umsatz ist 1,2 Billionen Dong. | UNIT | Der Umsatz ist 1,2 Milliarden Dong.
es | Doanh thu ước 1,2 tỷ đồng. | Los ingresos son 1,2 billones de dongs. | UNIT | Los ingresos son 1,2 mil millones de dongs.
ja | Doanh thu ước 1,2 tỷ đồng. | 売上は約12万ドンです。 | FIGURE | 売上は約12億ドンです。
zh | Doanh thu ước 1,2 tỷ đồng. | 收入约1.2亿越南盾。 | UNIT | 收入约12亿越南盾。
ko | Doanh thu ước 1,2 tỷ đồng. | 매출은 약 1.2억 동입니다. | UNIT | 매출은 약 12억 동입니다.
ru | Doanh thu ước 1,2 tỷ đồng. | Выручка составит 1,2 млн донгов. | UNIT | Выручка составит 1,2 млрд донгов.
th | Doanh thu ước 1,2 tỷ đồng. | รายได้ประมาณ 1.2 ล้านดอง | UNIT | รายได้ประมาณ 1.2 พันล้านดอง
ja | Ngày 20/11/2026, hội khai mạc. | 2026年12月20日に祭りが開幕。 | DATE | 2026年11月20日に祭りが開幕。
ru | Ngày 20/11/2026, hội khai mạc. | Праздник открылся 20 октября 2026 года. | DATE | Праздник открылся 20 ноября 2026 года.
fr | Ngày 20/11/2026, hội khai mạc. | La fête a ouvert le 20 octobre 2026. | DATE | La fête a ouvert le 20 novembre 2026.
ar | Ngày 20/11/2026, hội khai mạc. | افتتح المهرجان في 20 أكتوبر 2026. | DATE | افتتح المهرجان في 20 نوفمبر 2026.
`) as unknown as readonly FaultyPair[];
