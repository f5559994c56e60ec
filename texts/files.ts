/** Texts about files, most of them from docs/spec/1-writing.md section 8. */
export const files = {
  tooLarge: 'Error: Some files exceed the maximum size limit of 10MB: {names}',
  tooLargeForVisitors: '{name} is larger than 1 MB. Sign in to have files of up to 10 MB read.',
  processing: 'Error processing files: {message}',
  unreadable: 'Failed to read file {name}',
  failed: 'Failed to process file {name}: {reason}',
  tooMany:
    'A message can have {most} files at most, and {chosen, number} were chosen. The first {most} are here.',
  tooMuch: 'A message can have 30 MB of files at most.',
  unseen: 'This model cannot see images',
  gone: 'A file was not sent for more than a day and is no longer kept. Please attach it again.',
} as const
