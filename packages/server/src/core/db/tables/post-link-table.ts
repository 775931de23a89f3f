export interface PostCategoryTable {
  project_id: string;
  post_id: string;
  category_id: string;
  position: number;
  is_main: boolean;
}

export interface PostTagTable {
  project_id: string;
  post_id: string;
  tag_id: string;
  position: number;
}
