import type {Browser} from 'playwright-core'

export interface Shot {
  name: string
  width: number
  height: number
  /** In base64. */
  jpeg: string
}

const thumbHeight = 300
const screensInRow = 2

/** All shots on one picture, a screen's widths side by side under its name; the browser does the drawing. */
export async function drawSheet(browser: Browser, shots: Shot[], scheme: 'light' | 'dark'): Promise<Buffer> {
  const page = await browser.newPage()
  const groups = Object.values(Object.groupBy(shots, ({name}) => name)).map((group = []) => group)
  const webp = await page.evaluate(paint, {groups, scheme, thumbHeight, screensInRow})
  await page.close()
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64')
}

interface Painting {
  groups: Shot[][]
  scheme: 'light' | 'dark'
  thumbHeight: number
  screensInRow: number
}

/** Runs in the browser, so it holds everything that it needs. */
async function paint({groups, scheme, thumbHeight: height, screensInRow: inRow}: Painting): Promise<string> {
  const gap = 12
  const label = 22
  const widthOf = (shot: Shot) => Math.round((shot.width * height) / shot.height)
  const groupWidth = (groups[0] ?? []).reduce((sum, shot) => sum + widthOf(shot) + gap, gap)
  const canvas = document.createElement('canvas')
  canvas.width = groupWidth * inRow
  canvas.height = Math.ceil(groups.length / inRow) * (height + label + gap) + gap
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing')
  pen.fillStyle = scheme === 'light' ? 'white' : 'black'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.font = '14px sans-serif'

  for (const [index, group] of groups.entries()) {
    const top = gap + Math.floor(index / inRow) * (height + label + gap)
    let left = gap + (index % inRow) * groupWidth
    pen.fillStyle = scheme === 'light' ? 'black' : 'white'
    pen.fillText(group[0]?.name ?? '', left, top + 14)
    for (const shot of group) {
      const picture = new Image()
      picture.src = `data:image/jpeg;base64,${shot.jpeg}`
      await picture.decode()
      pen.drawImage(picture, left, top + label, widthOf(shot), height)
      left += widthOf(shot) + gap
    }
  }
  return canvas.toDataURL('image/webp', 0.72)
}
