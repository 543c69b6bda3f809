export const motion = { pause: 'Pause animations', play: 'Play animations' }

export const typewriter = { showAll: 'Show all text' }

export const badges = { newOffer: 'New offer', tourRequest: 'Tour request' }

export const countdown = {
  label: 'Time left',
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
}

/** `about` says what the film shows, as in 'Pending in a minute'. Each name begins with what is written on its button. */
export const film = {
  withSoundChip: 'Play with sound',
  withSound: (about: string) => `Play with sound from the start: ${about}`,
  playChip: 'Play',
  play: (about: string) => `Play the video: ${about}`,
  goOnChip: 'Keep playing',
  goOn: (about: string) => `Keep playing: ${about}`,
  pause: (about: string) => `Pause the video: ${about}`,
  withoutProgram: (about: string) => `Watch the video: ${about}`,
}
