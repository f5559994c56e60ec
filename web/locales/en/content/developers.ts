import { messages } from '../../messages.ts'

/** The labels of the API reference, whose descriptions are in English. */
export const developerTexts = messages('content/developers', {
  document: 'OpenAPI document',
  makeKey: 'Make a key',
  parameters: 'Parameters',
  body: 'Body',
  form: 'Form',
  answer: 'Answer',
  errors: 'Errors',
  name: 'Name',
  type: 'Type',
  meaning: 'Meaning',
  required: 'required',
})
