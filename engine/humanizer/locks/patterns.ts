import type { LockKind } from './lock.ts'

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const name = "[A-Z\\u00C0-\\u00DE][\\p{L}'’.-]{1,40}"
/** Words that open sentences and are no author's name. */
const opener =
  '(?!(?:According|Additionally|Although|Also|As|Both|But|By|Consequently|For|Furthermore|Here|How|However|In|It|Later|Moreover|Notably|On|Similarly|Since|So|Specifically|That|The|Then|Therefore|These|This|Thus|Ultimately|We|When|While)\\b)'
const names = `(?<![\\p{L}])${opener}${name}(?:,? (?:(?:and|&|et al\\.?|van|von|de|der|la|del)(?: |(?=[,;)]))|${name})){0,12}`
const year = '(?:1[5-9]|20)\\d{2}[a-z]?'
const unit =
  '(?:%|°[CF]?|[kKMG]?Hz|[kKMGT]i?B|[µmck]?m²?|[mk]?g|kg|lbs?|oz|ml|[mkM]?[WV]|[mk]?A|kWh|mph|km/h|m/s|px|pt|dpi|fps|ms|ns|hrs?|mins?|secs?|[ap]\\.?m\\.?)(?![\\p{L}])'
const wordUnit =
  '(?:percent|per cent|percentage points?|hundred|thousand|million|billion|trillion|dollars?|euros?|pounds?|cents?|degrees?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|miles?|feet|foot|inch(?:es)?|yards?|acres?|met(?:er|re)s?|kilomet(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|grams?|kilograms?|tonn?e?s?|lit(?:er|re)s?|gallons?|calories|people|students|users|words|pages|participants|patients|points?|times)\\b'
const small =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen'
const tens =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?'

/** Fenced code comes first: nothing in it is a quotation or a heading. */
export const fencedCode = /(?<![^\n])(```|~~~)[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|$(?![\s\S]))/gm

/** In order of right of way: an earlier pattern's span is never cut by a later one. Each is linear in the text: what it repeats is bounded, or opens at one place alone. */
export const lockPatterns: readonly (readonly [LockKind, RegExp])[] = [
  [
    'markdown',
    /!?\[[^\]\n]{0,300}\]\([^)\n]{1,500}\)|\[\^[^\]\n]{1,40}\]:?|^\[[^\]\r\n\u2028\u2029]+\]:.*$/gm,
  ],
  ['url', /\b(?:https?|ftp):\/\/[^\s<>"”)\]]+[^\s<>"”)\].,;:!?]|\bwww\.[^\s<>"”)\]]+[^\s<>"”)\].,;:!?]/gi],
  ['email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['url', /\b(?:doi:\s?|arXiv:\s?)?10\.\d{4,9}\/[^\s)\]]+[^\s)\].,;]|\barXiv:\s?\d{4}\.\d{4,5}/gi],
  [
    'url',
    /(?<![\w-])[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,6}\.(?:com|org|net|edu|gov|io|dev|co|uk|de|fr|eu|ai|app|info)\b(?:\/[^\s)\]]*[^\s)\].,;])?/g,
  ],
  ['code', /`[^`\n]{1,400}`/g],
  ['code', /^(?: {4}|\t)\S.*$/gm],
  ['code', /<\/?[a-zA-Z][^<>\n]{0,300}>/g],
  [
    'formula',
    /\$\$[\s\S]{1,2000}?\$\$|\\\[[\s\S]{1,2000}?\\\]|\\\([^\n]{1,400}?\\\)|\$[^\s$][^$\n]{0,200}[^\s$\\]\$(?!\d)/g,
  ],
  [
    'formula',
    /\\(?:begin|end|frac|sum|int|cite[pt]?|ref|label|text\w*)\b(?:\[[^\]\n]{0,1000}\])?(?:\{[^{}\n]*\})+/g,
  ],
  ['formula', /(?<![\p{L}\d])[\p{L}\d()^_*/+.-]{1,24}(?: ?[=≈≠≤≥<>±×÷∝∈→⇒] ?[\p{L}\d()^_*/+.−-]{1,24})+/gu],
  [
    'code',
    /(?<![\p{L}\w-])(?:[\w-]{1,100}\/){2,}[\w.-]+|\b\w+\.(?:js|ts|py|md|json|txt|csv|pdf|docx?|html?|css|ya?ml|exe|sh)\b/gu,
  ],
  ['code', /\b[a-z]+(?:_[a-z\d]+)+\b|\b\w+\(\)|\b[a-z]+[A-Z]\w+\b|(?<!\w)--[a-z][\w-]+/g],
  ['name', /(?<![\w])[@#][\p{L}_][\w-]*/gu],
  ['citation', new RegExp(`${names}(?:['’]s?)? ?\\(${year}(?:, pp?\\. ?[\\d–-]+)?\\)`, 'gu')],
  ['citation', /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\](?:\s?:\s?\d+)?|[¹²³⁰⁴-⁹]+/g],
  [
    'citation',
    /\((?:see |cf\. |e\.g\.,? |i\.e\.,? )?[^()\n]{0,200}?\b(?:(?:1[5-9]|20)\d{2}[a-z]?|n\.d\.|in press|forthcoming)[^()\n]{0,80}\)/g,
  ],
  ['citation', new RegExp(`\\(${names} (?:pp?\\. ?)?\\d{1,4}(?:[–-]\\d{1,4})?\\)`, 'gu')],
  ['citation', /\bet al\.|\b[Ii]bid\.?(?:, (?:pp?\. ?)?\d+)?|\bop\. cit\.|\(pp?\. ?\d+(?:[–-]\d+)?\)/g],
  [
    'citation',
    /\b(?:Fig(?:ure|s|\.)?|Table|Eq(?:uation|\.)?|Section|Sec\.|Chapter|Ch\.|Appendix|Article|Art\.|Clause|Part|Schedule|Step|Phase|Rule|No\.|Vol\.) ?(?:\d+(?:\.\d+)*(?:\([a-z\d]+\))*|[IVXLC]+\b|[A-Z]\b)/g,
  ],
  [
    'citation',
    /§§? ?\d+(?:[.\-–]\d+)*(?:\([a-z\d]+\))*|\b\d+ [A-Z][\w.]{0,40}\.(?: ?\d?[a-z]{1,2}\.)? ?\d+\b|\b[A-Z][\w.]{1,40} v\.? [A-Z][\w.]+/g,
  ],
  [
    'date',
    new RegExp(
      `\\b(?:${day} (?:of )?${month}(?:,? \\d{4})?|${month} ${day}(?:,? \\d{4})?|${month},? \\d{4})(?![\\p{L}\\d])`,
      'gu',
    ),
  ],
  [
    'date',
    /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)?/gi,
  ],
  [
    'date',
    /\b(?:(?:early|mid|late)[- ])?(?:1[0-9]|20)\d0s\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b\d{1,4} ?(?:BCE?|CE|AD)\b/g,
  ],
  [
    'number',
    new RegExp(
      `(?:[$€£¥₹]|\\b(?:USD|EUR|GBP) ?)?(?<![\\p{L}\\d])[-+−~]?\\d(?:[\\d,.:/–-]*\\d)?(?:st|nd|rd|th|s)?(?:[- ]?(?:${unit}|${wordUnit})){0,2}`,
      'giu',
    ),
  ],
  [
    'number',
    new RegExp(
      `\\b(?:one|a|half a|${small}|${tens}|several|a few)[- ](?:hundred|thousand|million|billion|trillion|dozen)\\b`,
      'gi',
    ),
  ],
  [
    'number',
    new RegExp(
      `\\b(?:${small}|${tens}|zero|hundreds?|thousands?|millions?|billions?|trillions?|dozens?|half|twice|thrice|one-third|two-thirds|(?:one|three)-quarters?|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\\b(?:[- ](?:${wordUnit}))?`,
      'gi',
    ),
  ],
  // "One of" counts only before a count: "one of the three", "one in ten"; "one of the most" is an idiom.
  [
    'number',
    new RegExp(
      `\\bone[- ](?:${wordUnit}|(?:of|in)(?= (?:(?:the|these|those|every|a|our|their|its|his|her) )?(?:\\d|(?:${small}|${tens}|few|dozen|hundred|thousand|million)\\b)))`,
      'gi',
    ),
  ],
]
