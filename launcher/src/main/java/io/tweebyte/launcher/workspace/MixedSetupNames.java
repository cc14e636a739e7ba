package io.tweebyte.launcher.workspace;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the names that {@link MixedSetup#label()} prints. */
final class MixedSetupNames {

	private static final Pattern NAME = Pattern
		.compile("(?<base>async|reactive|mixed)(?<virtual>-virtual)?(?:\\((?<services>[a-z=,]*)\\))?");

	private MixedSetupNames() {
	}

	static MixedSetup parse(String name) {
		Matcher matcher = NAME.matcher(name);
		if (!matcher.matches() || matcher.group("base").equals("mixed") != (matcher.group("services") != null)) {
			throw new IllegalArgumentException(
					"'%s' is no set-up: write async, async-virtual, reactive or".formatted(name)
							+ " mixed(gateway=reactive,user=async)");
		}
		MixedSetup setup = MixedSetup.of(matcher.group("base").equals("reactive") ? Model.REACTIVE : Model.ASYNC)
			.with((matcher.group("virtual") != null) ? Threads.VIRTUAL : Threads.PLATFORM);
		return (matcher.group("services") == null) ? setup : mix(setup, matcher.group("services"));
	}

	private static MixedSetup mix(MixedSetup base, String services) {
		MixedSetup setup = base;
		for (String pair : services.split(",")) {
			String[] parts = pair.split("=", 2);
			if (parts.length != 2) {
				throw new IllegalArgumentException("'%s' is not of the form service=model".formatted(pair));
			}
			setup = setup.with(
					constant(ServiceName.class, parts[0],
							"service: there are gateway, user, tweet and" + " interaction"),
					constant(Model.class, parts[1], "model: there are async and reactive"));
		}
		return setup;
	}

	private static <E extends Enum<E>> E constant(Class<E> type, String label, String expected) {
		try {
			return Enum.valueOf(type, label.toUpperCase(Locale.ROOT));
		}
		catch (IllegalArgumentException ex) {
			throw new IllegalArgumentException("'%s' is no %s".formatted(label, expected), ex);
		}
	}

}
