import type { LabelledText } from './read-documents.ts'

/** Kinds of writing with several names in the collections. A domain that is not listed is a separate kind. */
const registers: Readonly<Record<string, readonly string[]>> = {
  news: ['news', 'NewsArticle', 'xsum', 'newspaper opinion', 'sports report', 'press release'],
  review: ['review', 'ProductReview'],
  story: ['story', 'fiction', 'amateur fiction', 'LiteratureCreativeWriting', 'creative', 'concept'],
  academic: ['abstract', 'AcademicResearch', 'academic-essay'],
  essay: ['essay', 'school-essay', 'university essay', 'generic essay'],
  reference: ['wiki', 'EducationMaterial', 'squad'],
  online: ['blog', 'OnlineContent', 'technical blog', 'opinion blog', 'organisation blog'],
  narrative: [
    'PersonalCommunication',
    'personal blog',
    'travel blog',
    'college application essay',
    'British anecdote',
    'obituary',
  ],
}

const byDomain = new Map(
  Object.entries(registers).flatMap(([register, domains]) => domains.map((domain) => [domain, register])),
)

export function registerOf({ domain }: LabelledText): string {
  return byDomain.get(domain) ?? domain
}
