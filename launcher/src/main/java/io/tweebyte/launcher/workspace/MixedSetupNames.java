package io.tweebyte.launcher.workspace;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the names that {@link MixedSetup#label()} prints. */
final class MixedSetupNames {

	private static final Pattern NAME = Pattern
		.compile("(?<base>async|reactive|virtual|mixed)(?:\\((?<services>[a-z=,]*)\\))?");

	private MixedSetupNames() {
	}

	static MixedSetup parse(String name) {
		Matcher matcher = NAME.matcher(name);
		if (!matcher.matches() || matcher.group("base").equals("mixed") != (matcher.group("services") != null)) {
			throw new IllegalArgumentException("'%s' is no set-up: write async, reactive, virtual or".formatted(name)
					+ " mixed(gateway=reactive,user=async)");
		}
		return (matcher.group("services") != null) ? mix(MixedSetup.of(Model.ASYNC), matcher.group("services"))
				: MixedSetup.of(Model.valueOf(name.toUpperCase(Locale.ROOT)));
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
					constant(Model.class, parts[1], "model: there are async, reactive and virtual"));
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
