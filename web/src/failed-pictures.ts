/** A picture that did not come gives way to what lies below it, instead of the browser's torn sign. */
export function coverFailedPictures(page: Document): void {
  for (const picture of page.images) {
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) mark(picture)
  }
  page.addEventListener('error', ({target}) => target instanceof HTMLImageElement && mark(target), true)
  page.addEventListener(
    'load',
    ({target}) => target instanceof HTMLImageElement && delete target.dataset.failed,
    true,
  )
}

function mark(picture: HTMLImageElement): void {
  picture.dataset.failed = ''
}
