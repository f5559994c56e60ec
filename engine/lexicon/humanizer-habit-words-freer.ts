/**
 * Longer words on the list of Kobak et al. in frames where another word is right in most places, and too free for the milder
 * modes.
 */
export const HABIT_WORDS_FREER = `
= promising [solution|solutions|approach|approaches|alternative|technique|tool|method|model] -> good
= promising [vision|future|pathway|path] -> hopeful
= [a|an|the] impressive [@NOUN] -> fine | striking
= while reducing|increasing|cutting|saving|raising|strengthening -> as well as $2
= by using [the|a|an|@ADJ|NOUN] -> with
= walked|stepped|came|went into the room|house|kitchen|office|building|restaurant|store|shop|classroom|hall|library|church|forest|cave -> entered the $4
`
