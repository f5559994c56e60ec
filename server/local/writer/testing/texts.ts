export const mills = `The water mill changed the valley within a single generation. In 1792, Thomas Hale built the first mill on the River Aller, using stone from the old quarry. Before the mill, farmers carried their grain eleven miles to Wexton and lost two days each time. The new mill could grind forty sacks in a day.

By 1820 the valley had nine mills, and 340 people worked in them. Most of the workers were women and children, who earned about half of what men earned. The hours were long. A spinning mule is a machine that draws and twists cotton into thread, and it needed small hands to mend broken threads.

The river paid a price as well. Dye from the cloth mills turned the water red on Mondays and blue on Fridays, and by 1850 the salmon were gone. Mary Hale, the founder's granddaughter, wrote a pamphlet against the dye works in 1851. Parliament ignored it for twenty years.

Steam ended the story. Coal was cheaper than water once the railway reached Wexton in 1868, and the mills moved to the towns. Today two of the nine mill buildings are still standing. One is a museum, and the other is a private house with a heron in the garden.`

export const spanish =
  'El molino de agua cambió el valle en una sola generación. Antes, los campesinos llevaban su grano muy lejos. El nuevo molino podía moler cuarenta sacos al día, y la gente del valle ganó tiempo y dinero con él.'

/** 50,000 characters of paragraphs, the maximum for one field. */
export function longText(): string {
  const paragraphs: string[] = []
  for (let i = 0, length = 0; length < 50_000; i++) {
    const paragraph = mills.split('\n\n')[i % 4]!.replace(/\d+/g, (number) => String(Number(number) + i))
    paragraphs.push(paragraph)
    length += paragraph.length + 2
  }
  return paragraphs.join('\n\n').slice(0, 49_900)
}

/** Returns the sentences of a text, for checks that a reply contains nothing else. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim())
}
