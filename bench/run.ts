// npm run bench -- NAME […]: prints the figures that README and docs quote; without a name, all of them.
const benches: Record<string, () => Promise<() => Promise<void>>> = {
  detector: async () => (await import('./detector.ts')).benchDetector,
  humanizer: async () => (await import('./humanizer.ts')).benchHumanizer,
  'humanizer-gates': async () => (await import('./humanizer-gates.ts')).benchHumanizerGates,
  'chat-list': async () => (await import('./chat-list.ts')).benchChatList,
  streams: async () => (await import('./streams.ts')).benchStreams,
  'open-chat': async () => (await import('./open-chat.ts')).benchOpenChat,
  'long-reply': async () => (await import('./long-reply.ts')).benchLongReply,
  'essay-export': async () => (await import('./essay-export.ts')).benchEssayExport,
  citations: async () => (await import('./citations.ts')).benchCitations,
  'essay-typing': async () => (await import('./essay-typing.ts')).benchEssayTyping,
  originality: async () => (await import('./originality.ts')).benchOriginality,
  kill: async () => (await import('./kill.ts')).benchKill,
  overload: async () => (await import('./load/overload.ts')).benchOverload,
  outage: async () => (await import('./outage.ts')).benchOutage,
  'essay-kill': async () => (await import('./essay-kill.ts')).benchEssayKill,
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse,
  navigation: async () => (await import('./navigation.ts')).benchNavigation,
  'local-model': async () => (await import('./local-model.ts')).benchLocalModel,
  pages: async () => (await import('./pages.ts')).benchPages,
  'billing-lives': async () => (await import('./billing-lives.ts')).benchBillingLives,
  attacks: async () => (await import('./attacks.ts')).benchAttacks,
  backup: async () => (await import('./backup/backup.ts')).benchBackup,
  start: async () => (await import('./start.ts')).benchStart,
  'api-fuzz': async () => (await import('./api/api-fuzz.ts')).benchApiFuzz,
  'fuzz-files': async () => (await import('./files/fuzz-files.ts')).benchFuzzFiles,
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
