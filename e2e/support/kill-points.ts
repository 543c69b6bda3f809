/** `npm run test:nightly` kills a server at every point that a journey names; otherwise only at a few fixed ones. */
export const isEveryKillPoint = process.env.EVERY_KILL_POINT === '1'
