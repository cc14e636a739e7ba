package io.tweebyte.load.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.measuring.machine.WatchedProcess;
import io.tweebyte.measuring.profile.JvmRecording;

/** A recording in each JVM of all backends. */
final class Recordings implements AutoCloseable {

	/** By backend and process. */
	private final Map<String, Map<String, JvmRecording>> all = new TreeMap<>();

	/**
	 * Starts them.
	 * @throws IOException when a JVM has ended
	 */
	static Recordings start(Iterable<RunningBackend> backends) throws IOException {
		Recordings recordings = new Recordings();
		try {
			for (RunningBackend backend : backends) {
				recordings.add(backend);
			}
			return recordings;
		}
		catch (IOException | RuntimeException ex) {
			recordings.close();
			throw ex;
		}
	}

	private void add(RunningBackend backend) throws IOException {
		Map<String, JvmRecording> own = this.all.computeIfAbsent(backend.label(), (label) -> new TreeMap<>());
		for (WatchedProcess process : backend.target().processes()) {
			if (process.mayBeJvm()) {
				own.put(process.name(), JvmRecording.start(process.pid()));
			}
		}
	}

	/**
	 * Ends them.
	 * @param folder an existing one
	 * @return the files by backend and process
	 * @throws IOException when a JVM has ended
	 */
	Map<String, Map<String, Path>> stop(Path folder) throws IOException {
		Map<String, Map<String, Path>> files = new TreeMap<>();
		for (String backend : this.all.keySet()) {
			Map<String, Path> own = files.computeIfAbsent(backend, (label) -> new TreeMap<>());
			for (Map.Entry<String, JvmRecording> recording : this.all.get(backend).entrySet()) {
				Path file = folder.resolve(backend.replace(':', '-') + "-" + recording.getKey() + ".jfr");
				recording.getValue().stop(file);
				own.put(recording.getKey(), file);
			}
		}
		return files;
	}

	@Override
	public void close() {
		this.all.values().forEach((own) -> own.values().forEach(JvmRecording::close));
	}

}
