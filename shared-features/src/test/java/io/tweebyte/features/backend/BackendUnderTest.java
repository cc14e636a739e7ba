package io.tweebyte.features.backend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.features.openapi.ApiDocument;
import io.tweebyte.features.openapi.PublishedDocument;
import io.tweebyte.features.openapi.ReachedResponses;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.workspace.ServiceName;

/** The backend all scenarios of a run talk to. */
public final class BackendUnderTest {

	private static final Path DOCUMENTS = Path.of("target", "openapi");

	private static final AtomicReference<BackendUnderTest> CURRENT = new AtomicReference<>();

	private final URI gateway;

	private final StartedBackend started;

	private final boolean manyAddresses;

	private final Map<String, String> documents = new LinkedHashMap<>();

	private final List<ReachedResponses> responses = new ArrayList<>();

	private final LongAdder scenarios = new LongAdder();

	private BackendUnderTest(URI gateway, StartedBackend started, List<String> documented) {
		this.gateway = gateway;
		this.started = started;
		this.manyAddresses = started != null || AddressProbe.seesMany(gateway);
		try (HttpCaller caller = new HttpCaller(gateway, null)) {
			for (String service : documented) {
				String document = PublishedDocument.read(caller, service);
				this.documents.put(service, document);
				this.responses.add(new ReachedResponses(new ApiDocument("/" + service, document)));
			}
		}
	}

	/**
	 * Runs the features against a backend that is already running.
	 * @param gateway its gateway
	 */
	static void use(URI gateway) {
		WarmUp.run(gateway);
		CURRENT.set(new BackendUnderTest(gateway, null, PublishedDocument.SERVICES));
	}

	/**
	 * Runs the features against a backend of this machine, and keeps its API documents
	 * for the comparison with those of other set-ups.
	 * @param name the set-up's name
	 * @param backend what was started
	 */
	static void use(String name, StartedBackend backend) {
		WarmUp.run(backend.gateway());
		BackendUnderTest current = new BackendUnderTest(backend.gateway(), backend, PublishedDocument.SERVICES);
		current.keepDocuments(DOCUMENTS.resolve(name));
		CURRENT.set(current);
	}

	/**
	 * Runs features against a user service behind a gateway, without any other service
	 * and without API documents.
	 * @param backend what was started
	 */
	static void useUserService(StartedBackend backend) {
		WarmUp.run(backend.gateway(), List.of("/user-service/users/summary/%s"));
		CURRENT.set(new BackendUnderTest(backend.gateway(), backend, List.of()));
	}

	private void keepDocuments(Path folder) {
		try {
			Files.createDirectories(folder);
			for (Map.Entry<String, String> document : this.documents.entrySet()) {
				Files.writeString(folder.resolve(document.getKey() + ".json"), document.getValue());
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The API documents cannot be kept", ex);
		}
	}

	/**
	 * The backend in use.
	 * @return what the suite has chosen
	 * @throws IllegalStateException if no suite has
	 */
	public static BackendUnderTest current() {
		BackendUnderTest current = CURRENT.get();
		if (current == null) {
			throw new IllegalStateException("Start the features from one of the suites, they choose the backend");
		}
		return current;
	}

	static Optional<BackendUnderTest> forget() {
		return Optional.ofNullable(CURRENT.getAndSet(null));
	}

	public URI gateway() {
		return this.gateway;
	}

	/**
	 * Where a service itself listens.
	 * @param service the service
	 * @return its address; empty when this run did not start it
	 */
	public Optional<URI> service(ServiceName service) {
		return Optional.ofNullable(this.started).map((backend) -> backend.service(service));
	}

	/**
	 * A service's process.
	 * @param service the service
	 * @return its id; empty when this run did not start it
	 */
	public OptionalLong process(ServiceName service) {
		return (this.started != null) ? OptionalLong.of(this.started.process(service)) : OptionalLong.empty();
	}

	/**
	 * The proxies between the services, which can spoil responses.
	 * @return the proxies; empty when this run did not start the backend
	 */
	public Optional<FaultProxies> faults() {
		return Optional.ofNullable(this.started).map(StartedBackend::faults);
	}

	/**
	 * The backend as a race panel needs it.
	 * @return it; empty when this run did not start it
	 */
	public Optional<Backend> racing() {
		return Optional.ofNullable(this.started).map(StartedBackend::racing);
	}

	/**
	 * What a service has logged until now.
	 * @param service the service
	 * @return the lines; empty when this run did not start it
	 */
	public Optional<List<String>> log(ServiceName service) {
		return Optional.ofNullable(this.started).map((backend) -> backend.log(service));
	}

	/**
	 * The private key tokens are signed with.
	 * @return PEM; empty when this run did not start the backend
	 */
	public Optional<String> privateKey() {
		return Optional.ofNullable(this.started).map(StartedBackend::privateKey);
	}

	/**
	 * Whether callers can choose an address to call from, as on Linux's loopback network.
	 * @return {@code false} for a backend of another machine, or in a container
	 */
	public boolean seesManyAddresses() {
		return this.manyAddresses;
	}

	/**
	 * Holds a response against its service's document. What could not be read as a
	 * request is no operation's.
	 * @param exchange a request and its response
	 */
	public void note(HttpExchange exchange) {
		if (exchange.isOfAnOperation()) {
			this.responses.forEach((answered) -> answered.note(exchange));
		}
	}

	/**
	 * Checks the headers that every response of a whole backend has.
	 * @param exchange a request and its response
	 */
	public void checkHeaders(HttpExchange exchange) {
		if (!this.documents.isEmpty()) {
			ProtectiveHeaders.check(exchange);
		}
	}

	/** Counts a scenario that really ran. */
	public void countScenario() {
		this.scenarios.increment();
	}

	long scenarios() {
		return this.scenarios.sum();
	}

	List<ReachedResponses> responses() {
		return this.responses;
	}

}
