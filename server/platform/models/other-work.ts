/** Models in a service's list that do not chat. */
const otherWork =
  /embed|tts|whisper|dall-e|moderation|audio|realtime|image|transcribe|davinci|babbage|sora|search|instruct|computer-use|codex/i

/** Returns whether the name of one of OpenAI's models says that it does not chat. */
export function doesOtherWorkAtOpenAi(name: string): boolean {
  return otherWork.test(name)
}

/** Names of models of any maker that do not chat. Elsewhere, `instruct` names the models that do. */
const otherWorkAnywhere =
  /embed|(?:^|[-/])tts|whisper|dall-e|moderation|realtime|transcribe|rerank|(?:^|[-/])(?:bge|gte|e5|imagen|veo|sora|aqa)-/i

export function doesOtherWork(name: string): boolean {
  return otherWorkAnywhere.test(name)
}
