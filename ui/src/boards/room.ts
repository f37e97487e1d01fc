/** The room a board may fill, in pixels. */
export interface Room {
  width: number;
  height: number;
}
