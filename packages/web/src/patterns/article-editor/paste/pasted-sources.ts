/** Shortened clipboard contents of these programs, with their own style sheets, wrappers and markers. */

const MARKER = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const WORD_HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 @list l0 {mso-list-id:1; mso-list-type:hybrid;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
 @list l0:level2 {mso-level-number-format:bullet; mso-level-text:o;}
 @list l1:level1 {mso-level-tab-stop:none; mso-level-number-position:left;}
 @list l1:level2 {mso-level-number-format:alpha-lower;} --></style></head>`;

const item = (list: string, level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;text-indent:-.25in;mso-list:${list} level${level} lfo1'>${MARKER(sign)}<span lang=VI>${words}<o:p></o:p></span></p>`;

export const WORD_DESKTOP = `${WORD_HEAD}<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1 style='font-weight:bold'><span lang=VI style='font-size:16.0pt'><b>Mùa lúa chín ở Mường Lống</b><o:p></o:p></span></h1>
<p class=MsoNormal><span lang=VI>Căn nhà nhỏ <b style='mso-bidi-font-weight:normal'>bên sông</b> thơm mùi <i>giấy
dó</i>, rộng 5.000&nbsp;m<sup>2</sup>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('l0', 1, '·', 'Một')}
${item('l0', 2, 'o', 'Một chấm một')}
${item('l0', 1, '·', 'Hai')}
<p class=MsoNormal>Giữa hai danh sách, <a href="https://nghean.gov.vn/"><u><span style='color:#0563C1'>cổng tỉnh</span></u></a>.<![if !supportEmptyParas]>&nbsp;<![endif]><o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=312 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>Loại vé<o:p></o:p></p></td><td><p class=MsoNormal>Giá<o:p></o:p></p></td></tr></table>
<p class=MsoNormal style='display:none;mso-hide:all'>ẩn</p>
<!--EndFragment--></body></html>`;

export const WORD_NUMBERED = `${WORD_HEAD}<body>
${item('l1', 1, '1.', 'Chuẩn bị')}
${item('l1', 2, 'a.', 'giấy dó')}
${item('l1', 2, 'b.', 'điệp')}
${item('l1', 1, '2.', 'In')}
<p class=MsoNormal>Nghỉ trưa.</p>
${item('l1', 1, '3.', 'Phơi')}
${item('l0', 1, '·', 'ngoài nắng')}
</body></html>`;

const online = (level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph SCXW1"><span class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`;

export const WORD_ONLINE = `<html><body><!--StartFragment-->${online(1, 'Một')}${online(2, 'Một chấm một')}${online(1, 'Hai')}<div class="OutlineElement"><p class="Paragraph"><span>Hết.</span></p></div><!--EndFragment--></body></html>`;

const SPAN =
  'font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;vertical-align:baseline;white-space:pre-wrap';

export const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f0"><h1 dir="ltr" style="line-height:1.38;"><span style="${SPAN};font-weight:700;">Làng nghề</span></h1><br /><p dir="ltr" style="line-height:1.38;"><span style="${SPAN};font-weight:400;">Giấy dó </span><span style="${SPAN};font-weight:700;">dai</span><span style="${SPAN};font-weight:400;">, </span><span style="${SPAN};font-style:italic;">nhẹ</span><span style="${SPAN}">, </span><span style="${SPAN};text-decoration:underline;">bền</span><span style="${SPAN}"> và </span><span style="${SPAN};text-decoration:line-through;">rẻ</span><span style="${SPAN}">; H</span><span style="${SPAN.replace('baseline', 'sub')}">2</span><span style="${SPAN}">O. Xem </span><a href="https://www.google.com/url?q=https://toasoan.vn/giay-do&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="${SPAN};text-decoration:underline;">bài trước</span></a><span style="${SPAN}">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="${SPAN}">Miền Bắc</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="${SPAN}">Đống Cao</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="${SPAN}">Miền Trung</span></p></li></ul><br /><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="100" /><col width="100" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr"><span style="${SPAN}">A</span></p></td><td><p dir="ltr"><span style="${SPAN}">B</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

export const WEB_PAGE = `<html><body><!--StartFragment--><script>alert(1)</script><style>p{color:red}</style><nav><a href="/">Trang chủ</a></nav><article style="font-weight:bold"><h1 class="title" style="font-weight:700;color:rgb(0,0,0)">Tin nóng</h1><div class="body"><p style="margin:0;text-align:justify">Đoạn một có <strong style="box-sizing:border-box">chữ đậm</strong><span class="Apple-converted-space">&nbsp;</span>và <a href="https://a.vn/x" style="color:blue;text-decoration:underline" onclick="track()" target="_self"><u>liên kết</u></a><a href="#note">.</a></p><p>&nbsp;</p><div>Đoạn hai.<br><br>Đoạn ba.</div><form><button>Chia sẻ</button></form></div><blockquote class="q"><div>Trích</div></blockquote><span style="display:none">ẩn</span><table><tr><td><p>Trong khung</p></td></tr></table></article><!--EndFragment--></body></html>`;
