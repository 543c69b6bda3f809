import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useMotion } from '#src/browser/motion.ts'
import { settings } from '#src/env.ts'

/** PENDRA-01: the house at dusk, in a loop for as long as things may move; its poster otherwise. */
export function Backdrop() {
  const video = useRef<HTMLVideoElement>(null)
  const moves = useSelector(useMotion(), (snapshot) => snapshot.hasTag('moving'))
  useEffect(() => {
    // A browser that refuses to play by itself leaves the poster.
    if (moves) video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [moves])
  const film = (ending: string) => `${settings.assetBase}/films/pendra.${ending}`
  return (
    <video
      ref={video}
      aria-hidden="true"
      tabIndex={-1}
      muted
      loop
      playsInline
      preload="none"
      poster={film('jpg')}
      width="1280"
      height="720"
      className="fixed inset-0 -z-20 size-full object-cover"
    >
      <source src={film('webm')} type="video/webm" />
      <source src={film('mp4')} type="video/mp4" />
    </video>
  )
}
