/** Synthesized sounds of a game: a short wooden click for each stone, and a soft chord for a win. */
import { takenBy } from '../boards/notation.ts';
import { isWonHere } from './session.ts';
import type { Move } from '../engine/types.ts';
import type { MexGame } from './mex-game.ts';

/** The maximum number of clicks for one move. */
const CLICKS = 5;
/** The time between two clicks, in seconds. */
const APART = 0.07;
/** The frequencies of the chord C, E, G, C, in hertz. */
const CHORD = [261.63, 329.63, 392, 523.25];

let context: AudioContext | null = null;
const heard: WeakSet<EventTarget> = new WeakSet();

/**
 * Listen to the moves and the end of a game.
 * @param isSounding whether sounds are currently turned on
 * @param now whether to click at once, as a sample
 */
export function listen(game: MexGame, isSounding: () => boolean, now: boolean = false) {
  if (now) clicks(1);
  if (heard.has(game)) return;
  heard.add(game);
  game.addEventListener('mex-move', (event) => {
    if (isSounding()) clicks(stonesOf((event as CustomEvent).detail.move));
  });
  game.addEventListener('mex-end', (event) => {
    const { winner } = (event as CustomEvent).detail;
    // Play no chord if a finished game is only opened.
    const won = game.model.last?.animate && isWonHere(winner);
    if (won && isSounding()) chord();
  });
}

/** Return the number of clicks for a move: the number of taken stones, between 1 and `CLICKS`. */
function stonesOf(move: Move) {
  const taken = [...takenBy(move).values()].reduce((sum, count) => sum + Number(count), 0);
  return Math.max(1, Math.min(CLICKS, taken));
}

/** Return the audio context. Browsers keep it suspended until a user gesture, so resume it. */
function ready() {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Play an audio source from the time `at`, with a rise and a fall of volume that last the given seconds. */
function shaped(
  audio: AudioContext,
  source: AudioNode,
  { at, rise, loud, fall }: { at: number; rise: number; loud: number; fall: number },
) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  source.connect(gain).connect(audio.destination);
}

function clicks(count: number) {
  const audio = ready();
  for (let i = 0; i < count; i++) {
    const at = audio.currentTime + 0.01 + i * APART;
    // Vary the pitch slightly from stone to stone.
    click(audio, at, 1 + 0.08 * Math.sin(3 * i + count));
  }
}

/** Play a click like a knock on wood: a short noise and a tone. */
function click(audio: AudioContext, at: number, pitch: number) {
  const length = Math.ceil(audio.sampleRate * 0.03);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (2 * Math.random() - 1) * (1 - i / length) ** 3;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const wood = audio.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = 1900 * pitch;
  wood.Q.value = 2.5;
  noise.connect(wood);
  shaped(audio, wood, { at, rise: 0.001, loud: 0.5, fall: 0.05 });
  noise.start(at);
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(640 * pitch, at);
  tone.frequency.exponentialRampToValueAtTime(420 * pitch, at + 0.06);
  shaped(audio, tone, { at, rise: 0.002, loud: 0.18, fall: 0.07 });
  tone.start(at);
  tone.stop(at + 0.1);
}

function chord() {
  const audio = ready();
  CHORD.forEach((frequency, i) => {
    const at = audio.currentTime + 0.35 + i * 0.09;
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    shaped(audio, tone, { at, rise: 0.04, loud: 0.07, fall: 1.5 });
    tone.start(at);
    tone.stop(at + 1.7);
  });
}
