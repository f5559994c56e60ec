/** Letters of other scripts that look like Latin ones. From the Unicode confusables table (UTS #39), the Latin look-alikes only. */
const pairList =
  'аaсcеeоoрpхxуyіiјjѕsһhԁdԛqԝwҽeғfкkтtмmнhвbгrпnиuлnьbүyӏlӀIАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSԌGҮYҺhԚQԜWЗ3' +
  'αaοoρpυuνvιiκkηnτtγyωwχxΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϲcϳj' +
  'ɑaɡgıiʟLʀRᴀaᴄcᴇeᴏoᴘpᴛtᴜuᴠvᴡwᴢzꜱsʏyɪiօoհhցgոnսuքpյj'

export const homoglyphs: ReadonlyMap<string, string> = new Map(readPairs())

function readPairs(): [string, string][] {
  const letters = [...pairList]
  const pairs: [string, string][] = []
  for (let i = 0; i + 1 < letters.length; i += 2) pairs.push([letters[i] as string, letters[i + 1] as string])
  return pairs
}
