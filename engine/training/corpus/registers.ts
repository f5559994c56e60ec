import type { LabelledText } from './read-documents.ts'

/** Kinds of writing with several names in the collections. A domain that is not listed is a separate kind. */
const registers: Readonly<Record<string, readonly string[]>> = {
  news: ['news', 'NewsArticle', 'xsum', 'newspaper opinion', 'sports report', 'press release'],
  review: ['review', 'ProductReview'],
  story: ['story', 'fiction', 'amateur fiction', 'LiteratureCreativeWriting', 'creative', 'concept'],
  academic: [
    'abstract',
    'AcademicResearch',
    'academic-essay',
    'academic article',
    'thesis chapter or abstract',
    'student report or lab report',
  ],
  essay: [
    'essay',
    'school-essay',
    'university essay',
    'generic essay',
    'student essay',
    'native student essay',
    'learner text',
  ],
  legal: ['LegalDocument', 'legal text'],
  government: [
    'GovernmentPublic',
    'government report',
    'government policy / guidance / blog',
    'NGO / foundation page or news',
  ],
  business: ['Business', 'business / handbook', 'organisation handbook / policy'],
  medical: ['MedicalText', 'medical leaflet'],
  reference: ['wiki', 'EducationMaterial', 'squad'],
  online: ['blog', 'OnlineContent', 'technical blog', 'opinion blog', 'organisation blog'],
  narrative: [
    'PersonalCommunication',
    'personal blog',
    'travel blog',
    'college application essay',
    'British anecdote',
    'obituary',
    'personal blog essay',
    'class blog',
    'blog by a non-native writer',
    "learner's blog",
    'essay by a non-native writer',
    'student reflective essay',
    'statement',
    'statement of purpose',
    'statement of purpose / personal statement',
    'statement of purpose / application essay',
    'personal statement / fellowship essay',
    'cover letter',
    'cover letter / statement',
    'cover letter / research or teaching statement',
  ],
}

const byDomain = new Map(
  Object.entries(registers).flatMap(([register, domains]) => domains.map((domain) => [domain, register])),
)

/** Registers of impersonal prose that was written with care, where people are taken for models and models for people. */
const formal: ReadonlySet<string> = new Set([
  'academic',
  'essay',
  'legal',
  'government',
  'business',
  'medical',
])

/** A domain may name a part or an author in brackets or after a comma, which does not matter to its register. */
export function registerOf({ domain }: LabelledText): string {
  return byDomain.get(domain) ?? byDomain.get(domain.replace(/ \(.*|,.*/, '')) ?? domain
}

export function isFormal(document: LabelledText): boolean {
  return formal.has(registerOf(document))
}
