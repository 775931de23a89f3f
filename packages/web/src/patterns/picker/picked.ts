/** A selected record; its name is known without another request. */
export interface Picked {
  readonly id: string;
  readonly label: string;
}
