/** How wide a dropdown is taken to be, below the bar and beside another dropdown. */
export const dropdownWidth = 256
export const nestedDropdownWidth = 224
const margin = 20

/** Whether a dropdown that starts at `start` would come too near the right edge of the screen. */
export function flipsSideways(start: number, width: number, screenWidth: number): boolean {
  return start + width + margin > screenWidth
}
