import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Banner, bannerCookie } from '../../../contract/site/banner.ts'
import { asMarkup } from './name-site.ts'
import { type File, textOf, withText } from './site-files.ts'

const start = '<body>'

/**
 * Returns a function that writes the operators' banner into a page, so that it is there with the first paint and moves
 * nothing. web/site/site-banner.ts gives its button a name and work.
 */
export function openBanner(current: () => Banner | null): (c: Context, file: File) => File {
  let made = new Map<File, File>()
  let madeFor: string | null = null
  return (c, file) => {
    const banner = current()
    if (!banner || (banner.isDismissible && getCookie(c, bannerCookie) === banner.id)) return file
    if (madeFor !== banner.id) {
      made = new Map()
      madeFor = banner.id
    }
    const known =
      made.get(file) ??
      withText(
        file,
        textOf(file).replace(start, () => start + markup(banner)),
      )
    made.set(file, known)
    return known
  }
}

function markup({ id, text, tone, until, isDismissible }: Banner): string {
  const end = until ? ` data-until="${asMarkup(until)}"` : ''
  const button = isDismissible ? '<button type="button" aria-label="Close">×</button>' : ''
  return `<div id="site-banner" data-banner="${asMarkup(id)}" data-tone="${tone}"${end}><p role="status">${asMarkup(text)}</p>${button}</div>`
}
