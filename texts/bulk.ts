/** What is wrong with the file or the texts of a bulk job. */
export const bulk = {
  rowNotJson: 'This line is not JSON.',
  rowWithoutText: 'This row has no text.',
  fileEmpty: 'There is no text in this file.',
  columnMissing: 'This CSV has no column “{column}”. Name the column that has the texts.',
  kindUnknown: 'Send a CSV, a JSONL or a zip.',
  damaged: 'This file is damaged.',
  tooMany:
    'A job takes at most {texts, number} texts with {characters, number} characters in all. Split the file.',
  openAlready: '{most, number} of your jobs have not ended yet. Wait for one, or cancel it.',
  keptAlready: 'Your jobs take up too much room. Delete one that you no longer need.',
} as const
