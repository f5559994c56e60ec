import { z } from 'zod'

export const bannerCharactersMax = 300
export const bannerTones = ['accent', 'caution', 'danger'] as const
export type BannerTone = (typeof bannerTones)[number]

/** Holds the id of the banner that was dismissed in this browser. */
export const bannerCookie = 'longhand.banner'

const moment = z.iso.datetime().nullable()

export const bannerInput = z
  .strictObject({
    text: z.string().trim().min(1).max(bannerCharactersMax),
    tone: z.enum(bannerTones),
    /** Shown at once where there is no beginning, and until it is removed where there is no end. */
    from: moment,
    until: moment,
    isDismissible: z.boolean(),
  })
  .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), { path: ['until'] })
export type BannerInput = z.output<typeof bannerInput>

/** With another id after each change, so that a changed banner is seen again by those who dismissed it. */
export type Banner = BannerInput & { id: string }

export const bannerChange = z.strictObject({ banner: bannerInput.nullable() })

/** Response of the calls about the banner. */
export type BannerState = { banner: Banner | null }

/** Whether a banner is shown at a moment. */
export function isShown({ from, until }: Pick<Banner, 'from' | 'until'>, now: Date): boolean {
  const time = now.getTime()
  return (!from || Date.parse(from) <= time) && (!until || time < Date.parse(until))
}
