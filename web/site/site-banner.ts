import { bannerCookie } from '../../contract/site/banner.ts'
import { controlTexts } from '../locales/en/ui/controls.ts'

const keptSeconds = 180 * 86_400

/** Lets the banner that the server wrote into the page be dismissed. A page that was kept may have an old one. */
export function openSiteBanner(): void {
  const banner = document.getElementById('site-banner')
  const id = banner?.dataset.banner
  if (!banner || !id) return
  const { until } = banner.dataset
  const isDismissed = document.cookie.split('; ').includes(`${bannerCookie}=${id}`)
  if (isDismissed || (until && Date.parse(until) <= Date.now())) {
    banner.remove()
    return
  }
  const button = banner.querySelector('button')
  button?.setAttribute('aria-label', controlTexts.close)
  button?.addEventListener('click', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before it sends the next page
    document.cookie = `${bannerCookie}=${id}; path=/; max-age=${keptSeconds}; samesite=lax`
    banner.remove()
  })
}
