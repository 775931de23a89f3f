/** Something chosen: its name is known without asking again. */
export interface Picked {
  readonly id: string;
  readonly label: string;
}
