package io.tweebyte.launcher.workspace;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which service of a backend runs in which model. The contract, the tables and the caches
 * are the same, so any mixture is a backend.
 *
 * @param user the user service's model
 * @param tweet the tweet service's model
 * @param interaction the interaction service's model
 * @param threads what those of them run on that are async
 */
public record Arrangement(Model gateway, Model user, Model tweet, Model interaction, Threads threads) {

	/** All services in one model, on platform threads. */
	public static Arrangement of(Model model) {
		return new Arrangement(model, model, model, model, Threads.PLATFORM);
	}

	/** The backends that are compared: async, async on virtual threads, reactive. */
	public static List<Arrangement> pure() {
		return List.of(of(Model.ASYNC), of(Model.ASYNC).with(Threads.VIRTUAL), of(Model.REACTIVE));
	}

	/**
	 * The arrangement of a printed name, such as {@code async-virtual} or
	 * {@code mixed(gateway=reactive,user=async)}. Services that a mixture does not name
	 * are async.
	 * @throws IllegalArgumentException if there is no such arrangement
	 */
	public static Arrangement parse(String name) {
		return ArrangementNames.parse(name);
	}

	/** The model of one service. */
	public Model model(ServiceName service) {
		return switch (service) {
			case GATEWAY -> this.gateway;
			case USER -> this.user;
			case TWEET -> this.tweet;
			case INTERACTION -> this.interaction;
		};
	}

	/** The same with one service in another model. */
	public Arrangement with(ServiceName service, Model model) {
		return new Arrangement((service == ServiceName.GATEWAY) ? model : this.gateway,
				(service == ServiceName.USER) ? model : this.user, (service == ServiceName.TWEET) ? model : this.tweet,
				(service == ServiceName.INTERACTION) ? model : this.interaction, this.threads);
	}

	/**
	 * The same on other threads.
	 * @param threads what its async services run on
	 */
	public Arrangement with(Threads threads) {
		return new Arrangement(this.gateway, this.user, this.tweet, this.interaction, threads);
	}

	/**
	 * Whether a model occurs in it.
	 * @return true if any service is written so
	 */
	public boolean uses(Model model) {
		return models(EnumSet.allOf(ServiceName.class)).contains(model);
	}

	/**
	 * Its name for people and reports.
	 * @return such as {@code async}, {@code async-virtual}, {@code reactive} or
	 * {@code mixed(gateway=reactive,user=async,tweet=async,interaction=async)}
	 */
	public String label() {
		return label(List.of(ServiceName.values()));
	}

	/**
	 * Its name when only some services run.
	 * @param services the services that do
	 * @return the name, in which the others are not mentioned
	 */
	public String label(Collection<ServiceName> services) {
		Set<Model> models = models(services);
		String suffix = (this.threads == Threads.VIRTUAL && models.contains(Model.ASYNC)) ? "-virtual" : "";
		if (models.size() == 1) {
			return models.iterator().next().label() + suffix;
		}
		return services.stream()
			.map((service) -> service.label() + "=" + model(service).label())
			.collect(Collectors.joining(",", "mixed" + suffix + "(", ")"));
	}

	@Override
	public String toString() {
		return label();
	}

	private Set<Model> models(Collection<ServiceName> services) {
		return services.stream().map(this::model).collect(Collectors.toCollection(() -> EnumSet.noneOf(Model.class)));
	}

}
