/** Words of demo translations by the text of their source; what is not here waits for a person. */
export const ENGLISH: Readonly<Record<string, string>> = {
  Ý: 'Italy',
  'Kỳ thứ ba của loạt bài “Mỗi tuần một nước, mỗi nước một chữ”: mùa ép dầu ô liu ở miền nam nước Ý.':
    'Third in the series “One country a week, one word a country”: pressing olive oil in the south of Italy.',
  'Nếu phải chọn một chữ để nói về miền nam nước Ý tháng này, người viết chọn chữ “ép”. Những cối đá chạy suốt đêm, dầu ô liu mới chảy ra xanh như lá non, đắng nhẹ nơi cuống họng.':
    'If one word had to stand for the south of Italy this month, this writer would choose “press”. Stone mills run all night, and the new olive oil comes out green as young leaves, slightly bitter in the throat.',
  'Trong ngôi làng đá trên đồi, bà Rosa 74 tuổi rải lưới quanh gốc cây già hơn bà bốn trăm tuổi. Con trai bà cầm cây lược dài chải cành, quả rơi lộp độp như mưa. Mỗi cây cho chừng 30 kg quả, ép được 5 lít dầu.':
    'In a stone village on a hill, Rosa, 74, spreads nets around a tree four hundred years older than she is. Her son combs the branches with a long rake, and the fruit patters down like rain. Each tree gives about 30 kg of olives, enough for 5 litres of oil.',
  'Năm nay mùa đến sớm mười ngày vì nắng hạn. Sản lượng giảm nhưng dầu thơm hơn, giá nhích lên. Người trẻ từ thành phố về giúp gia đình hái quả, tối lại ngồi quanh bếp nướng bánh mì, rưới dầu mới, xát tép tỏi.':
    'This year the season came ten days early because of drought. The harvest is smaller, but the oil is more fragrant and the price has edged up. Young people come home from the city to help with the picking; in the evening they sit around the fire, toast bread, pour new oil over it and rub it with garlic.',
  'Một chữ “ép” nữa là ép mình chậm lại. Quán cà phê đầu làng treo tấm biển viết tay: “Không có wifi, hãy nói chuyện với nhau”. Người khách Việt ngồi xuống, gọi ly cà phê bé xíu, học được từ đầu tiên: <g1>piano, piano</g1> – từ từ thôi.':
    'Another kind of “press” is to press oneself to slow down. The café at the edge of the village has a handwritten sign: “No wifi, talk to each other”. The Vietnamese visitor sits down, orders a tiny coffee and learns a first word: <g1>piano, piano</g1> – take it slowly.',
  'TP.HCM lắp thêm 300 trụ nước uống miễn phí ở công viên, bến xe':
    'Ho Chi Minh City adds 300 free drinking fountains in parks and bus stations',
  'Đà Nẵng mở tuyến đi bộ ven sông Hàn về đêm': 'Da Nang opens a night-time walk along the Han river',
  'Đoạn đường dài 1,8 km cấm xe cơ giới từ 19 giờ đến 23 giờ các tối cuối tuần.':
    'A stretch of 1.8 km is closed to motor vehicles from 7 pm to 11 pm on weekend evenings.',
  'Thời sự': 'News',
  'Tin trong nước cập nhật từng giờ.': 'News of the country, updated every hour.',
};

export const FRENCH: Readonly<Record<string, string>> = {
  Ý: 'L’Italie',
  'Kỳ thứ ba của loạt bài “Mỗi tuần một nước, mỗi nước một chữ”: mùa ép dầu ô liu ở miền nam nước Ý.':
    'Troisième volet de la série « Un pays par semaine, un mot par pays » : la saison de l’huile d’olive dans le sud de l’Italie.',
  'Thời sự': 'Actualités',
};

export const JAPANESE: Readonly<Record<string, string>> = {
  Ý: 'イタリア',
  'Kỳ thứ ba của loạt bài “Mỗi tuần một nước, mỗi nước một chữ”: mùa ép dầu ô liu ở miền nam nước Ý.':
    '連載「毎週ひとつの国、ひとつの言葉」第3回：南イタリアのオリーブ搾りの季節。',
  'Năm nay mùa đến sớm mười ngày vì nắng hạn. Sản lượng giảm nhưng dầu thơm hơn, giá nhích lên. Người trẻ từ thành phố về giúp gia đình hái quả, tối lại ngồi quanh bếp nướng bánh mì, rưới dầu mới, xát tép tỏi.':
    '今年は日照りのため、季節が一週間早く訪れた。収穫は減ったが油の香りは高く、値もわずかに上がった。街から若者が帰って収穫を手伝い、夜は火を囲んでパンを焼き、新しい油をかけ、にんにくをすり込む。',
};
