package io.tweebyte.launcher.workspace;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the names that {@link Arrangement#label()} prints. */
public final class ArrangementNames {

	private static final Pattern NAME = Pattern
		.compile("(?<base>async|reactive|mixed)(?<virtual>-virtual)?(?:\\((?<services>[a-z=,]*)\\))?");

	private ArrangementNames() {
	}

	static Arrangement parse(String name) {
		Matcher matcher = NAME.matcher(name);
		if (!matcher.matches() || matcher.group("base").equals("mixed") != (matcher.group("services") != null)) {
			throw new IllegalArgumentException(
					"'%s' is no arrangement: write async, async-virtual, reactive or".formatted(name)
							+ " mixed(gateway=reactive,user=async)");
		}
		Arrangement arrangement = Arrangement
			.of(matcher.group("base").equals("reactive") ? Model.REACTIVE : Model.ASYNC);
		if (matcher.group("virtual") != null) {
			arrangement = arrangement.with(Threads.VIRTUAL);
		}
		return (matcher.group("services") == null) ? arrangement : mix(arrangement, matcher.group("services"));
	}

	private static Arrangement mix(Arrangement base, String services) {
		Arrangement arrangement = base;
		for (String pair : services.split(",")) {
			String[] parts = pair.split("=", 2);
			if (parts.length != 2) {
				throw new IllegalArgumentException("'%s' is not of the form service=model".formatted(pair));
			}
			arrangement = arrangement.with(service(parts[0]), model(parts[1]));
		}
		return arrangement;
	}

	static ServiceName service(String label) {
		try {
			return ServiceName.valueOf(label.toUpperCase(Locale.ROOT));
		}
		catch (IllegalArgumentException ex) {
			throw new IllegalArgumentException(
					"'%s' is no service: there are gateway, user, tweet and interaction".formatted(label), ex);
		}
	}

	public static Model model(String label) {
		try {
			return Model.valueOf(label.toUpperCase(Locale.ROOT));
		}
		catch (IllegalArgumentException ex) {
			throw new IllegalArgumentException("'%s' is no model: there are async and reactive".formatted(label), ex);
		}
	}

}
