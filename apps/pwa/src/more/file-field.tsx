import { useId } from 'react';

interface Properties {
  label: string;
  isPrimary: boolean;
  onFile: (file: File) => void;
}

/** Asks for one JSON file of the device. */
export function FileField({ label, isPrimary, onFile }: Properties) {
  const id = useId();
  return (
    <label htmlFor={id} className={`button file-button ${isPrimary ? 'primary' : ''}`}>
      {label}
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file chosen again is read again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
