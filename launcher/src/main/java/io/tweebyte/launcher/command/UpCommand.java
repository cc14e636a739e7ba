package io.tweebyte.launcher.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.launcher.aot.AotCache;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.backend.BackendRun;
import io.tweebyte.launcher.race.RaceOptions;
import io.tweebyte.launcher.race.RacePanel;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.Ports;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.servers.process.Lifetime;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Starts backends. */
@Command(name = "up", sortOptions = false,
		description = "Start PostgreSQL, Redis and a backend, and print its addresses. Ctrl-C stops it.",
		footer = { "", "Examples:", "  ./tweebyte up async", "  ./tweebyte up async virtual",
				"  ./tweebyte up all --detach", "  ./tweebyte up --gateway=reactive --user=async",
				"  ./tweebyte up reactive --heap=256m --set tweebyte.password.cost=4",
				"  ./tweebyte up reactive --without tweet      to start it in an IDE",
				"  ./tweebyte up async --jvm user=-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:5005",
				"  ./tweebyte up all --race              the page's race with sliders, on port 6070", "",
				"Exit codes: 0 stopped or detached, 1 a service did not start, 2 wrong option." })
final class UpCommand extends LauncherCommand {

	@Parameters(arity = "0..*", paramLabel = "async|reactive|virtual|all", defaultValue = "async",
			description = "Which backends; async by default.")
	private List<String> backends;

	@Option(names = "--gateway", paramLabel = "MODEL", description = "The gateway's model: async, reactive or virtual.")
	private Model gateway;

	@Option(names = "--user", paramLabel = "MODEL", description = "The user service's model.")
	private Model user;

	@Option(names = "--tweet", paramLabel = "MODEL", description = "The tweet service's model.")
	private Model tweet;

	@Option(names = "--interaction", paramLabel = "MODEL", description = "The interaction service's model.")
	private Model interaction;

	@Option(names = "--detach", description = "Leave it running in the background.")
	private boolean detach;

	@Option(names = "--no-aot", description = "Neither start from AOT caches (JDK 25) nor record missing ones.")
	private boolean withoutAot;

	@Option(names = "--heap", paramLabel = "SIZE", defaultValue = "128m",
			description = "Heap limit of each service, 128m by default.")
	private String heap;

	@Option(names = "--gc", paramLabel = "NAME", defaultValue = "Serial",
			description = "Collector of each service: Serial (default), Parallel, G1 or Z.")
	private String collector;

	@Option(names = "--without", split = ",", paramLabel = "SERVICE",
			description = "Start everything else: gateway, user, tweet, interaction. The file with the settings for the "
					+ "missing one is named, so that it can be started in an IDE.")
	private List<String> without = new ArrayList<>();

	@Option(names = "--jvm", paramLabel = "SERVICE=FLAG",
			description = "A flag of one service's JVM, such as tweet=-Xlog:gc; repeatable.")
	private List<String> jvmFlags = new ArrayList<>();

	@Option(names = "--profile", paramLabel = "NAME", description = "A Spring profile of the services; repeatable.")
	private List<String> profiles = new ArrayList<>();

	@Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the services; repeatable.")
	private Map<String, String> properties = new LinkedHashMap<>();

	@Option(names = "--race",
			description = "Add the panel of the race page: delays between services, streams in the background, threads, "
					+ "memory and queues.")
	private boolean race;

	@Override
	public Integer call() {
		List<MixedSetup> setups = setups();
		if (this.race) {
			requireForeground();
			Ports.requireFree(RacePanel.PORT, "the race panel");
		}
		BackendRun run = new BackendRun(workspace(), terminal(), this.race ? RaceOptions.of(options()) : options());
		run.start(setups);
		if (this.race) {
			return race(run);
		}
		return this.detach ? 0 : run.await();
	}

	private void requireForeground() {
		if (this.detach) {
			throw wrong("--race needs the foreground: the panel ends with this command. Leave out --detach.");
		}
	}

	private int race(BackendRun run) {
		List<Backend> backends = run.backends();
		try (RacePanel panel = RacePanel.start(RacePanel.PORT, backends)) {
			terminal().print("Race        @|underline %s/page/race.html|@, with the panel at %s"
				.formatted(backends.getFirst().gateway(), panel.address()));
			return run.await();
		}
	}

	private List<MixedSetup> setups() {
		Map<ServiceName, Model> chosen = chosen();
		chosen.keySet().stream().filter((service) -> !workspace().has(service)).findFirst().ifPresent((service) -> {
			throw wrong("There is no %s service in this version of tweebyte.".formatted(service.label()));
		});
		List<MixedSetup> whole = models().map(MixedSetup::of).distinct().toList();
		if (chosen.isEmpty()) {
			return whole;
		}
		if (whole.size() > 1) {
			throw wrong("The model of one service can be chosen in one backend, not in several.");
		}
		MixedSetup setup = whole.getFirst();
		for (Map.Entry<ServiceName, Model> choice : chosen.entrySet()) {
			setup = setup.with(choice.getKey(), choice.getValue());
		}
		return List.of(setup);
	}

	private Stream<Model> models() {
		return this.backends.contains("all") ? Stream.of(Model.values()) : this.backends.stream().map(this::model);
	}

	private Model model(String backend) {
		return Stream.of(Model.values())
			.filter((model) -> model.label().equalsIgnoreCase(backend))
			.findFirst()
			.orElseThrow(() -> wrong("'%s' is no backend: write async, reactive, virtual or all.".formatted(backend)));
	}

	private Map<ServiceName, Model> chosen() {
		Map<ServiceName, Model> chosen = new LinkedHashMap<>();
		chosen.put(ServiceName.GATEWAY, this.gateway);
		chosen.put(ServiceName.USER, this.user);
		chosen.put(ServiceName.TWEET, this.tweet);
		chosen.put(ServiceName.INTERACTION, this.interaction);
		chosen.values().removeIf(Objects::isNull);
		return chosen;
	}

	private BiFunction<Model, ServiceName, List<String>> jvmFlags() {
		Map<ServiceName, List<String>> flags = new LinkedHashMap<>();
		for (String entry : this.jvmFlags) {
			String[] parts = entry.split("=", 2);
			if (parts.length < 2 || !parts[1].startsWith("-")) {
				throw wrong("'%s' is no flag of a service: write tweet=-Xlog:gc, for example.".formatted(entry));
			}
			flags.computeIfAbsent(ServiceName.of(parts[0]), (service) -> new ArrayList<>()).add(parts[1]);
		}
		return (model, service) -> flags.getOrDefault(service, List.of());
	}

	private BackendOptions options() {
		try {
			return BackendOptions.defaults()
				.withHeap(this.heap)
				.withCollector(this.collector)
				.withAot((AotCache.isSupported() && !this.withoutAot) ? AotMode.EXISTING : AotMode.OFF)
				.withLifetime(this.detach ? Lifetime.DETACHED : Lifetime.GUARDED)
				.without(this.without.stream().map(ServiceName::of).collect(Collectors.toSet()))
				.withJvmFlags(jvmFlags())
				.withProfiles(this.profiles)
				.withProperties(this.properties);
		}
		catch (IllegalArgumentException ex) {
			throw wrong(ex.getMessage());
		}
	}

}
