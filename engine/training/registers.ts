import type { LabelledText } from './read-documents.ts'

/** Kinds of writing that go by several names in the collections; a domain that is not listed is a kind of its own. */
const REGISTERS: Readonly<Record<string, readonly string[]>> = {
  news: ['news', 'NewsArticle', 'xsum'],
  review: ['review', 'ProductReview'],
  story: ['story', 'LiteratureCreativeWriting', 'creative', 'concept'],
  academic: ['abstract', 'AcademicResearch', 'academic-essay'],
  essay: ['essay', 'school-essay'],
  reference: ['wiki', 'EducationMaterial', 'squad'],
  online: ['blog', 'OnlineContent'],
}

const BY_DOMAIN = new Map(
  Object.entries(REGISTERS).flatMap(([register, domains]) => domains.map((domain) => [domain, register])),
)

export function registerOf({ domain }: LabelledText): string {
  return BY_DOMAIN.get(domain) ?? domain
}
