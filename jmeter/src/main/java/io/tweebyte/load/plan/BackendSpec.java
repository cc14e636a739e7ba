package io.tweebyte.load.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;

/**
 * A backend as the command line names it.
 *
 * @param setup what is started for it; empty when it runs already
 * @param conditions under which it runs
 * @param description of a backend that runs already; empty when it is started
 */
public record BackendSpec(String label, Optional<MixedSetup> setup, BackendConditions conditions,
		Optional<BackendDescription> description) {

	private static final String FILE = ".properties";

	/**
	 * Reads {@code NAME}, with {@code +SERVICE=NAME} for each service of another backend,
	 * and {@linkplain BackendConditions conditions} behind colons; or the path of a
	 * properties file.
	 * @throws IllegalArgumentException when it is none of them, or the file is invalid
	 */
	public static BackendSpec parse(String text) {
		return text.endsWith(FILE) ? described(Path.of(text).toAbsolutePath()) : started(text);
	}

	/** Returns the name of a backend in tables, even of one that no longer exists. */
	static String label(String text) {
		return text.endsWith(FILE) ? Path.of(text).getFileName().toString().replace(FILE, "") : text;
	}

	/** Returns the conditions of a backend, even if there is none; empty for a file. */
	static Optional<BackendConditions> conditions(String text) {
		return text.endsWith(FILE) ? Optional.empty() : Optional.of(BackendConditions.parse(conditionTexts(text)));
	}

	/** Returns the same backend once more, under the name of its twin. */
	BackendSpec twin() {
		return new BackendSpec(Slot.twinOf(this.label), this.setup, this.conditions, this.description);
	}

	private static BackendSpec described(Path file) {
		if (!Files.isReadable(file)) {
			throw new IllegalArgumentException("There is no readable file " + file);
		}
		return new BackendSpec(label(file.toString()), Optional.empty(), BackendConditions.parse(List.of()),
				Optional.of(BackendDescription.read(file)));
	}

	private static BackendSpec started(String text) {
		String name = text.toLowerCase(Locale.ROOT).replaceFirst(":.*", "");
		return new BackendSpec(label(text), Optional.of(setup(name)), BackendConditions.parse(conditionTexts(text)),
				Optional.empty());
	}

	private static List<String> conditionTexts(String text) {
		return Stream.of(text.toLowerCase(Locale.ROOT).split(":")).skip(1).toList();
	}

	private static MixedSetup setup(String text) {
		List<String> parts = List.of(text.split("\\+"));
		String base = parts.getFirst();
		List<String> models = Stream.of(Model.values()).map(Model::label).toList();
		if (!models.contains(base)) {
			throw new IllegalArgumentException(
					"There is no backend '%s'. There are: %s".formatted(base, String.join(", ", models)));
		}
		return MixedSetup.parse(base).with(parts.subList(1, parts.size()));
	}

}
