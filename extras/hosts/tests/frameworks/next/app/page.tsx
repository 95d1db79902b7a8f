import { Notes } from './notes';

export default function Page() {
  return (
    <main>
      <h1>Nim</h1>
      <Notes />
    </main>
  );
}
