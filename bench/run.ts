// npm run bench -- NAME […]: prints the figures that README and docs quote; without a name, all of them.
const benches: Record<string, () => Promise<() => Promise<void>>> = {
  detector: async () => (await import('./detector.ts')).benchDetector,
  humanizer: async () => (await import('./humanizer.ts')).benchHumanizer,
  'chat-list': async () => (await import('./chat-list.ts')).benchChatList,
  streams: async () => (await import('./streams.ts')).benchStreams,
  'open-chat': async () => (await import('./open-chat.ts')).benchOpenChat,
  'long-reply': async () => (await import('./long-reply.ts')).benchLongReply,
  'essay-export': async () => (await import('./essay-export.ts')).benchEssayExport,
  citations: async () => (await import('./citations.ts')).benchCitations,
  'essay-typing': async () => (await import('./essay-typing.ts')).benchEssayTyping,
  kill: async () => (await import('./kill.ts')).benchKill,
  'essay-kill': async () => (await import('./essay-kill.ts')).benchEssayKill,
  pages: async () => (await import('./pages.ts')).benchPages,
  attacks: async () => (await import('./attacks.ts')).benchAttacks,
  start: async () => (await import('./start.ts')).benchStart,
  house: async () => (await import('./house.ts')).benchHouse,
}

const wanted = process.argv.slice(2).filter((given) => !given.startsWith('--'))
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const open = benches[name]
  if (!open) {
    console.error(`There is no bench “${name}”. Known: ${Object.keys(benches).join(', ')}.`)
    process.exit(1)
  }
  await (await open())()
}
process.exit(0)
