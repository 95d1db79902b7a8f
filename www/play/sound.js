/**
 * What a game sounds like, made on the spot: a short wooden click for each stone, and a soft chord for a
 * win. No file is played.
 */
import { takenBy } from '../boards/notation.ts';

/** So many stones are heard one by one at most. */
const CLICKS = 5;
/** From click to click, in seconds. */
const APART = 0.07;
/** C, E, G and C, in hertz. */
const CHORD = [261.63, 329.63, 392, 523.25];

/** @type {AudioContext | null} */
let context = null;
/** @type {WeakSet<EventTarget>} */
const heard = new WeakSet();

/**
 * @param {import('./mex-game.js').MexGame} game
 * @param {() => boolean} isSounding whether moves are to be heard
 * @param {boolean} [now] whether a click says that it is on
 */
export function listen(game, isSounding, now = false) {
  if (now) clicks(1);
  if (heard.has(game)) return;
  heard.add(game);
  game.addEventListener('mex-move', (event) => {
    if (isSounding()) clicks(stonesOf(/** @type {CustomEvent} */ (event).detail.move));
  });
  game.addEventListener('mex-end', (event) => {
    const { winner } = /** @type {CustomEvent} */ (event).detail;
    // A finished game that is opened is not won now.
    const won = game.last?.animate && !['computer', 'draw'].includes(winner);
    if (won && isSounding()) chord();
  });
}

/** How many clicks a move makes. @param {any} move */
function stonesOf(move) {
  const taken = [...takenBy(move).values()].reduce((sum, count) => sum + Number(count), 0);
  return Math.max(1, Math.min(CLICKS, taken));
}

/** Sound begins with what a person does; until then a browser keeps it suspended. */
function ready() {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/**
 * Something that is loud at once and fades away.
 * @param {AudioContext} audio @param {AudioNode} source
 * @param {{ at: number, rise: number, loud: number, fall: number }} how in seconds
 */
function shaped(audio, source, { at, rise, loud, fall }) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  source.connect(gain).connect(audio.destination);
}

/** @param {number} count */
function clicks(count) {
  const audio = ready();
  for (let i = 0; i < count; i++) {
    const at = audio.currentTime + 0.01 + i * APART;
    // Each stone is a little different.
    click(audio, at, 1 + 0.08 * Math.sin(3 * i + count));
  }
}

/** A knock on wood: a short noise and the tone of the wood. @param {AudioContext} audio @param {number} at @param {number} pitch */
function click(audio, at, pitch) {
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
