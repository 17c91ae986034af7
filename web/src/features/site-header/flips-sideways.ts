import {dropdownMargin} from '@bfl/schemas/domain/site-constants'

/** Whether a dropdown that starts at `start` would come too near the right edge of the screen. */
export function flipsSideways(start: number, width: number, screenWidth: number): boolean {
  return start + width + dropdownMargin > screenWidth
}
