interface CommentOptions {
  readonly id?: string;
  readonly author?: string;
  readonly email?: string;
  readonly ip?: string;
  readonly content?: string;
  readonly approved?: string;
  readonly type?: string;
  readonly parent?: string;
  readonly date?: string;
  readonly dateGmt?: string;
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;

/** A comment of an invented item, as WordPress writes it. */
export function wxrComment(options: CommentOptions): string {
  return `<wp:comment>
<wp:comment_id>${options.id ?? '1'}</wp:comment_id>
<wp:comment_author>${cdata(options.author ?? 'Bạn đọc Hà')}</wp:comment_author>
<wp:comment_author_email>${options.email ?? 'ha@mail.example'}</wp:comment_author_email>
<wp:comment_author_url></wp:comment_author_url>
<wp:comment_author_IP>${options.ip ?? '198.51.100.1'}</wp:comment_author_IP>
<wp:comment_agent>Mozilla/5.0</wp:comment_agent>
<wp:comment_date>${options.date ?? '2024-05-02 08:00:00'}</wp:comment_date>
<wp:comment_date_gmt>${options.dateGmt ?? '2024-05-02 01:00:00'}</wp:comment_date_gmt>
<wp:comment_content>${cdata(options.content ?? 'Bài viết rất hay.')}</wp:comment_content>
<wp:comment_approved>${options.approved ?? '1'}</wp:comment_approved>
<wp:comment_type>${options.type ?? 'comment'}</wp:comment_type>
<wp:comment_parent>${options.parent ?? '0'}</wp:comment_parent>
<wp:comment_user_id>0</wp:comment_user_id>
</wp:comment>`;
}
