import type { Page } from '@playwright/test'

/**
 * Replaces the browser's speech recognition, which uses its maker's servers, with one that hears what the journey says
 * by `speak`. The rest of the page is unchanged.
 */
export async function installRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class HeardByTheJourney {
      static open: HeardByTheJourney | null = null
      onresult: ((event: unknown) => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      onend: (() => void) | null = null
      start() {
        HeardByTheJourney.open = this
      }
      stop() {
        HeardByTheJourney.open = null
        setTimeout(() => this.onend?.())
      }
      abort() {
        this.stop()
      }
    }
    Object.assign(window, {
      SpeechRecognition: HeardByTheJourney,
      speak: (transcript: string, isFinal: boolean) =>
        HeardByTheJourney.open?.onresult?.({
          resultIndex: 0,
          results: [Object.assign([{ transcript }], { isFinal })],
        }),
      refuse: (error: string) => {
        const { open } = HeardByTheJourney
        open?.onerror?.({ error })
        open?.stop()
      },
    })
  })
}

/** Removes speech recognition from the browser. */
export async function removeRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
}

/** Sets `data-heard` on the document when a recording has delivered its first sound. */
export async function markSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = function (this: MediaRecorder, sliceMs?: number) {
      this.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) document.documentElement.dataset.heard = 'yes'
      })
      start.call(this, sliceMs)
    }
  })
}

type SpeechWindow = {
  speak: (text: string, isFinal: boolean) => void
  refuse: (error: string) => void
}

export function speak(page: Page, text: string, isFinal: boolean): Promise<void> {
  return page.evaluate(([said, final]) => (window as unknown as SpeechWindow).speak(said, final), [
    text,
    isFinal,
  ] as const)
}

export function refuseMicrophone(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as SpeechWindow).refuse('not-allowed'))
}
