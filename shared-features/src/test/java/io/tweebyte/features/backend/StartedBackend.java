package io.tweebyte.features.backend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.fault.Delays;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;

/** A backend that this run has started, on servers of its own, and will stop. */
public final class StartedBackend implements AutoCloseable {

	/** Services that live for minutes cost a third less CPU time without C2. */
	public static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1";

	/** The cheapest bcrypt: the features sign up hundreds of people. */
	private static final String PASSWORD_COST = "4";

	/** Features do not wait a minute for a scheduled task. */
	private static final List<String> TASKS = List.of("tweebyte.cleanup", "tweebyte.mentions", "tweebyte.popular",
			"tweebyte.privacy");

	private static final String SOON = "1s";

	/**
	 * Twice what a backend allows itself: a busy machine must not turn its responses into
	 * 503.
	 */
	private static final Map<String, String> UNHURRIED = Map.of("tweebyte.time.request", "5s", "tweebyte.time.head",
			"6s", "tweebyte.time.call", "1600ms", "tweebyte.time.connect", "1s", "tweebyte.database.acquire-timeout",
			"2s", "tweebyte.database.statement-timeout", "2s", "tweebyte.database.lock-timeout", "1s",
			"spring.data.redis.timeout", "400ms", "spring.data.redis.connect-timeout", "400ms");

	/** Responses of services and Redis can be spoilt. */
	private static final Delays NO_DELAYS = Delays.changeable(List.of("user", "tweet", "interaction", Delays.REDIS));

	private final Infrastructure infrastructure;

	private final Backend backend;

	private StartedBackend(Infrastructure infrastructure, Backend backend) {
		this.infrastructure = infrastructure;
		this.backend = backend;
	}

	/**
	 * Starts a backend.
	 * @param name the run's name, as in {@code mixed}
	 * @param setup which service runs in which form
	 * @return the backend, ready for requests
	 */
	static StartedBackend start(String name, MixedSetup setup) {
		return start(name, setup, (options) -> options.withDelays(NO_DELAYS));
	}

	/**
	 * Starts a gateway with nothing behind it but a user service.
	 * @param name the run's name
	 * @param userService the jar of the user service
	 * @return the backend, ready for requests
	 */
	static StartedBackend start(String name, Path userService) {
		Workspace workspace = workspace(name);
		Workspace checkout = new Workspace(workspace.state().resolve("checkout"), workspace.state());
		add(checkout, ServiceName.GATEWAY, workspace.jar(Model.ASYNC, ServiceName.GATEWAY));
		add(checkout, ServiceName.USER, userService);
		return start(name, checkout, MixedSetup.of(Model.ASYNC), UnaryOperator.identity());
	}

	/** Makes a service a part of a checkout, from a jar elsewhere. */
	private static void add(Workspace checkout, ServiceName service, Path jar) {
		Path link = checkout.jar(Model.ASYNC, service);
		try {
			Files.createDirectories(link.getParent());
			Files.deleteIfExists(link);
			Files.createSymbolicLink(link, jar.toAbsolutePath());
			Files.writeString(link.getParent().resolveSibling("pom.xml"), "<project/>");
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The jar cannot be made a part of " + checkout.root(), ex);
		}
	}

	/**
	 * Starts a backend with other settings.
	 * @param name the run's name
	 * @param setup which service runs in which form
	 * @param more sets what is different from the features' settings
	 * @return the backend, ready for requests
	 */
	public static StartedBackend start(String name, MixedSetup setup, UnaryOperator<BackendOptions> more) {
		return start(name, workspace(name), setup, more);
	}

	private static StartedBackend start(String name, Workspace workspace, MixedSetup setup,
			UnaryOperator<BackendOptions> more) {
		Infrastructure infrastructure = Infrastructure.temporary(workspace);
		try {
			return new StartedBackend(infrastructure,
					Backend.start(infrastructure, setup, more.apply(options(name, workspace))));
		}
		catch (RuntimeException ex) {
			infrastructure.close();
			throw ex;
		}
	}

	/**
	 * The checkout, with its state apart from a backend that a developer uses.
	 */
	private static Workspace workspace(String name) {
		return new Workspace(Path.of("..").toAbsolutePath().normalize(),
				Path.of("target", "tweebyte", name).toAbsolutePath());
	}

	private static BackendOptions options(String name, Workspace workspace) {
		Map<String, String> properties = new HashMap<>(UNHURRIED);
		for (String task : TASKS) {
			properties.put(task + ".first-delay", SOON);
			properties.put(task + ".period", SOON);
		}
		properties.put("tweebyte.mentions.lease", SOON);
		properties.put("tweebyte.cleanup.lease", SOON);
		properties.put("tweebyte.password.cost", PASSWORD_COST);
		return BackendOptions.defaults()
			.withProperties(properties)
			.withLogDirectory(Path.of("target", "logs", name).toAbsolutePath())
			.withJvmFlags((model, service) -> flags(name, workspace, model, service))
			.withProgress(System.out::println);
	}

	/** The coverage of features is that of the runs with one model. */
	private static List<String> flags(String name, Workspace workspace, Model model, ServiceName service) {
		if (!Boolean.getBoolean("tweebyte.coverage") || !name.equals(model.label())) {
			return List.of(SHORT_LIVED);
		}
		Path module = workspace.root().resolve(model.label()).resolve(service.label() + "-service");
		Path file = module.resolve("target/coverage/features-" + name + ".exec");
		return List.of(SHORT_LIVED, "-javaagent:%s=destfile=%s,includes=io.tweebyte.*,append=false"
			.formatted(System.getProperty("tweebyte.coverage.agent"), file));
	}

	/**
	 * Where clients call.
	 * @return the gateway's address
	 */
	public URI gateway() {
		return this.backend.gateway();
	}

	URI service(ServiceName service) {
		return this.backend.service(service);
	}

	long process(ServiceName service) {
		return this.backend.process(service).pid();
	}

	List<String> log(ServiceName service) {
		try {
			return Files.readAllLines(this.backend.process(service).logFile());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The log of the service cannot be read", ex);
		}
	}

	FaultProxies faults() {
		return this.backend.faults();
	}

	Backend racing() {
		return this.backend;
	}

	String privateKey() {
		try {
			return Files.readString(this.infrastructure.tokenKey());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The key that signs tokens cannot be read", ex);
		}
	}

	@Override
	public void close() {
		this.backend.close();
		this.infrastructure.close();
	}

}
