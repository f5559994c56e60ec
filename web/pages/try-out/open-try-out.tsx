import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { completeLanguages } from '../../../contract/languages.ts'
import type { TryOutSizes } from '../../domains/content/try-out.ts'
import { loadTexts, showLanguage } from '../../locales/languages.ts'
import { type FirstClick, TryOut } from './try-out.tsx'

/**
 * Takes over the try-out of the landing page, with the text in its field, and runs what was clicked. It has the language
 * of the page, or English if that cannot be loaded.
 */
export async function openTryOut(place: HTMLElement, click: FirstClick): Promise<void> {
  const tag = completeLanguages.find((each) => each === document.documentElement.lang)
  if (tag && tag !== 'en') {
    await showLanguage(tag).catch(() => undefined)
    await loadTexts('tryOut')
  }
  const field = place.querySelector('textarea')
  const sizes = JSON.parse(place.dataset.sizes ?? 'null') as TryOutSizes | null
  const root = createRoot(place)
  flushSync(() => root.render(<TryOut text={field?.value ?? ''} sizes={sizes} click={click} />))
}
