package io.tweebyte.launcher.workspace;

import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which service of a backend runs in which model. The contract, the tables and the caches
 * are the same, so any mixed set-up is a backend.
 *
 * @param models the model of each service
 */
public record MixedSetup(Map<ServiceName, Model> models) {

	private static final Pattern NAME = Pattern.compile("async|reactive|virtual|mixed\\((?<services>[a-z=,]*)\\)");

	public static MixedSetup of(Model model) {
		return new MixedSetup(
				Stream.of(ServiceName.values()).collect(Collectors.toMap((service) -> service, (service) -> model)));
	}

	/**
	 * The set-up of a printed name, such as {@code virtual} or
	 * {@code mixed(gateway=reactive,user=async)}. Services that a mixed one does not name
	 * are async.
	 * @throws IllegalArgumentException if there is no such set-up
	 */
	public static MixedSetup parse(String name) {
		Matcher matcher = NAME.matcher(name);
		if (!matcher.matches()) {
			throw new IllegalArgumentException("'%s' is no set-up: write async, reactive, virtual or".formatted(name)
					+ " mixed(gateway=reactive,user=async)");
		}
		String services = matcher.group("services");
		return (services == null) ? of(Model.of(name)) : of(Model.ASYNC).with(List.of(services.split(",")));
	}

	/**
	 * The same with some services in other models.
	 * @param pairs such as {@code gateway=reactive}
	 * @throws IllegalArgumentException if one is malformed, or there is no such model
	 */
	public MixedSetup with(List<String> pairs) {
		MixedSetup setup = this;
		for (String pair : pairs) {
			String[] parts = pair.split("=", 2);
			if (parts.length != 2) {
				throw new IllegalArgumentException("'%s' is not of the form service=model".formatted(pair));
			}
			setup = setup.with(ServiceName.of(parts[0]), Model.of(parts[1]));
		}
		return setup;
	}

	public Model model(ServiceName service) {
		return this.models.get(service);
	}

	/** The name by which commands know a service, such as {@code async/user}. */
	public String label(ServiceName service) {
		return service.label(model(service));
	}

	/** The same with one service in another model. */
	public MixedSetup with(ServiceName service, Model model) {
		Map<ServiceName, Model> models = new EnumMap<>(this.models);
		models.put(service, model);
		return new MixedSetup(models);
	}

	/**
	 * Its name for people and reports.
	 * @return such as {@code async}, {@code reactive}, {@code virtual} or
	 * {@code mixed(gateway=reactive,user=async,tweet=async,interaction=async)}
	 */
	public String label() {
		return label(List.of(ServiceName.values()));
	}

	/** Its name when only some services run, in which the others are not mentioned. */
	public String label(Collection<ServiceName> services) {
		Set<Model> used = services.stream()
			.map(this::model)
			.collect(Collectors.toCollection(() -> EnumSet.noneOf(Model.class)));
		if (used.size() == 1) {
			return used.iterator().next().label();
		}
		return services.stream()
			.map((service) -> service.label() + "=" + model(service).label())
			.collect(Collectors.joining(",", "mixed(", ")"));
	}

	@Override
	public String toString() {
		return label();
	}

}
