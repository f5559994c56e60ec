import { z } from 'zod'
import type { Day } from '../../web/domains/content/content.ts'

const line = z.string().trim().min(1).max(300)
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const date = z.iso
  .date({ error: 'must be a date such as 2026-11-23' })
  .transform((iso): Day => ({ iso, text: dayFormat.format(new Date(iso)) }))
const order = z.number().int().min(1).max(1_000)
const picture = z.strictObject({ file: line, alt: line })
/** Shown only where plans are sold. */
const onlyWithPlans = z.boolean().default(false)

/** The categories of the FAQ, in their order (docs/spec/2-commercial.md section 2). */
export const faqCategories = ['General', 'Account', 'Billing', 'Features', 'Security', 'Support'] as const

export const helpSchema = z.strictObject({
  title: line,
  excerpt: line,
  order,
  lastChanged: date,
  picture,
  onlyWithPlans,
})

export const faqSchema = z.strictObject({ category: z.enum(faqCategories), onlyWithPlans })

export const landingFaqSchema = z.strictObject({ title: line })

export const featureSchema = z.strictObject({
  name: line,
  title: line,
  /** In one or two sentences, for the front page and for search engines. */
  description: line.max(170),
  order,
  /** A section whose page does not exist is left out. */
  link: z.strictObject({ text: line, href: line.startsWith('/') }),
  picture: picture.optional(),
})

export const legalSchema = z.strictObject({
  title: line,
  description: line,
  effective: date,
  lastChanged: date,
})

export const postSchema = z.strictObject({
  title: line,
  excerpt: line,
  date,
  author: line,
  image: picture,
  category: line,
  metaTitle: line.max(70),
  metaDescription: line.max(170),
})

export const technologySchema = z.strictObject({ title: line, description: line })

export const developersSchema = z.strictObject({ title: line, description: line })
