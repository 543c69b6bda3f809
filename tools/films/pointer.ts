import type { Page } from '@playwright/test'

interface Place {
  x: number
  y: number
}

/** The pointer in the film: an arrow, or a fingertip on a touch screen. */
export class Pointer {
  at: Place

  constructor(private readonly page: Page) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    this.at = { x: width * 0.72, y: height * 0.9 }
  }

  show = () => this.draw(true)
  hide = () => this.draw(false)
  /** A fingertip is hidden when it does nothing. */
  rest = async () => this.draw(await this.page.evaluate(() => matchMedia('(hover: hover)').matches))

  async moveTo(place: Place): Promise<void> {
    this.at = place
    await this.page.mouse.move(place.x, place.y)
    await this.draw(true)
  }

  private async draw(isShown: boolean): Promise<void> {
    await this.page.evaluate(
      ({ x, y, isShown }) => {
        const svg = 'http://www.w3.org/2000/svg'
        const isTouched = matchMedia('(hover: none)').matches
        let pointer = document.getElementById('camera-pointer')
        if (!pointer) {
          pointer = Object.assign(document.createElement('div'), { id: 'camera-pointer' })
          const drawing = document.createElementNS(svg, 'svg')
          drawing.setAttribute('viewBox', '0 0 24 24')
          drawing.setAttribute('width', '30')
          const path = document.createElementNS(svg, 'path')
          path.setAttribute('d', isTouched ? 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z' : 'M4 2l15 11-7 1.2L8.6 21z')
          path.setAttribute('fill', '#1b2520')
          path.setAttribute('stroke', '#fcf9f3')
          path.setAttribute('stroke-width', '1.5')
          drawing.append(path)
          pointer.append(drawing)
          Object.assign(pointer.style, {
            position: 'fixed',
            top: '0',
            left: '0',
            zIndex: '2147483647',
            pointerEvents: 'none',
          })
          document.documentElement.append(pointer)
        }
        pointer.style.opacity = isShown ? (isTouched ? '0.55' : '1') : '0'
        pointer.style.transform = isTouched
          ? `translate(${x - 15}px, ${y - 15}px)`
          : `translate(${x - 5}px, ${y - 2}px)`
      },
      { ...this.at, isShown },
    )
  }
}
