/** Of migration 0802, which has run where it ran: never changed. What stands in `[… ]` is the organisers' to fill. */
export const FIRST_CONTEST_TEXTS = {
  rules: {
    vi: `THỂ LỆ

Điều 1. Mục đích, chủ đề
[… vì sao có cuộc thi, chủ đề là gì]

Điều 2. Đối tượng
Người dự thi đủ tuổi theo mục “Ai được dự thi” của trang này, là công dân Việt Nam hoặc người nước ngoài. Người trong Ban Tổ chức, Ban Giám khảo, Hội đồng Thẩm định, Ban Thư ký không dự thi.
[… điều kiện khác, nếu có]

Điều 3. Thời gian
Nhận tác phẩm, sáng tác, công bố và trao giải theo mục “Thời gian” của trang này.

Điều 4. Hạng mục, tệp và số lượng
Theo mục “Hạng mục và tệp” của trang này. Ảnh đơn không lặp lại ảnh trong bộ.

Điều 5. Yêu cầu với tác phẩm
Không có tên, khung, logo, dấu bản quyền trên hình. Chú thích nói rõ ai, ở đâu, khi nào.
[… quy định về chỉnh sửa, ghép ảnh, công cụ AI, tác phẩm đã công bố hoặc đã đoạt giải]

Điều 6. Cách gửi
Gửi trên trang này bằng email đã xác thực. Mỗi tác phẩm có một mã số dự thi. Không nhận bản in hay tệp gửi qua thư.

Điều 7. Chấm giải
Sơ khảo chọn tác phẩm vào vòng sau; chung khảo chấm điểm theo tiêu chí đã công bố. Giám khảo chấm độc lập, không biết tên tác giả.
[… thành phần Ban Giám khảo]

Điều 8. Giải thưởng
Theo mục “Giải thưởng” của trang này. [… cách nhận giải, thuế]

Điều 9. Khiếu nại, vi phạm
Gửi khiếu nại đến [… địa chỉ, email] trong vòng [… số ngày] ngày kể từ ngày công bố. Tác phẩm vi phạm bị loại, giải đã trao bị thu hồi.

Điều 10. Liên hệ
[… đơn vị, địa chỉ, điện thoại, email]`,
    en: `RULES

Article 1. Purpose and theme
[… why there is a contest, what it is about]

Article 2. Who may enter
People of the age named under “Who may take part” on this page, Vietnamese or foreign. Members of the organising board, the jury, the appraisal council and the secretariat do not enter.
[… other conditions, if any]

Article 3. Dates
Intake, making, announcement and awards: see “Dates” on this page.

Article 4. Categories, files and numbers
See “Categories and files” on this page. A single photo repeats no picture of a series.

Article 5. What a work must be
No names, borders, logos or watermarks on the picture. Captions say who, where and when.
[… rules for retouching, composites, AI tools, works published or awarded before]

Article 6. How to enter
On this page, with an e-mail that was confirmed. Each work gets a number. Prints and mailed files are not taken.

Article 7. Judging
The preliminary round chooses works for the next one; the final round gives marks by published criteria. Jurors judge by themselves and see no names.
[… who is on the jury]

Article 8. Prizes
See “Prizes” on this page. [… how prizes are received, taxes]

Article 9. Complaints and breaches
Complaints go to [… address, e-mail] within [… number] days of the announcement. A work that breaks the rules is excluded, a prize that was given is revoked.

Article 10. Contact
[… body, address, telephone, e-mail]`,
  },
  consent: {
    vi: `Tôi cam kết:
1. Tôi là tác giả của tác phẩm và chịu trách nhiệm về nội dung của nó.
2. Những gì tôi khai về AI, ghép ảnh, công bố và giải thưởng trước đây là đúng.
3. Người nhìn rõ mặt trong tác phẩm đã đồng ý cho công bố; với trẻ em, người giám hộ đã đồng ý.
4. Tôi gửi tệp gốc trong vòng [… số ngày] ngày khi Ban Tổ chức yêu cầu.`,
    en: `I declare that:
1. I am the author of the work and answer for what it shows.
2. What I say of AI, composites, earlier publication and earlier awards is true.
3. People who can be recognised in it agreed to its publication; for children, a guardian did.
4. I send the original file within [… number] days when the organisers ask for it.`,
  },
  privacy: {
    vi: `[… tên đơn vị] dùng họ tên, ngày sinh, điện thoại, email, địa chỉ của người dự thi chỉ để tổ chức cuộc thi và trao giải.
Giám khảo không xem các thông tin này khi chấm.
Dữ liệu của người không đoạt giải được xóa sau thời hạn lưu của cuộc thi. Người dự thi có quyền xem, sửa, xóa dữ liệu và rút lại sự đồng ý qua [… email, điện thoại].`,
    en: `[… name of the body] uses name, date of birth, telephone, e-mail and address of entrants only to run the contest and to give the prizes.
Jurors do not see them while they judge.
Data of those without a prize is erased once the contest’s time of keeping is over. Entrants may see, correct and erase their data and withdraw their consent through [… e-mail, telephone].`,
  },
  copyright: {
    vi: `Bản quyền thuộc về tác giả. Ban Tổ chức được công bố, trưng bày và dùng tác phẩm để giới thiệu cuộc thi, không vì mục đích thương mại, luôn ghi tên tác giả, trong [… thời hạn].
Người dự thi chịu trách nhiệm khi có tranh chấp bản quyền.`,
    en: `Copyright stays with the author. The organisers may publish, exhibit and use the work to present the contest, without commercial purpose and always with the author’s name, for [… period].
Entrants answer for disputes about copyright.`,
  },
};
