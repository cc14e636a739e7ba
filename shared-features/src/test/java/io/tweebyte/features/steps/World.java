package io.tweebyte.features.steps;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.features.backend.BackendUnderTest;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;

/**
 * What the steps of one scenario share: its people, its address and what was answered.
 */
public final class World {

	private final BackendUnderTest backend = BackendUnderTest.current();

	private final Map<String, Person> people = new HashMap<>();

	private final Map<String, String> labels = new HashMap<>();

	private final Placeholders placeholders = new Placeholders(this::person);

	private final List<HttpExchange> exchanges = Collections.synchronizedList(new ArrayList<>());

	private InetAddress address = SourceAddresses.next(this.backend);

	private HttpCaller caller = new HttpCaller(this.backend.gateway(), this.address);

	BackendUnderTest backend() {
		return this.backend;
	}

	InetAddress address() {
		return this.address;
	}

	/** From here on the scenario calls from another address. */
	void moveToAnotherAddress() {
		this.caller.close();
		this.address = SourceAddresses.next(this.backend);
		this.caller = new HttpCaller(this.backend.gateway(), this.address);
	}

	Person person(String name) {
		Person person = this.people.get(name);
		if (person == null) {
			throw new IllegalArgumentException(name + " has not appeared in this scenario yet");
		}
		return person;
	}

	void introduce(String name, Person person) {
		this.people.put(name, person);
	}

	/**
	 * Names a thing of the scenario, such as a tweet.
	 * @param id its id
	 * @param label its name from here on, also as a placeholder
	 */
	void label(String id, String label) {
		this.labels.put(id, label);
		remember(label, id);
	}

	/**
	 * Who or what an id in a response belongs to.
	 * @param id the id of a user or of a thing
	 * @return the name in the scenario, or the id when it is unknown
	 */
	String nameOf(String id) {
		return this.people.entrySet()
			.stream()
			.filter((person) -> person.getValue().is(id))
			.map(Map.Entry::getKey)
			.findFirst()
			.orElseGet(() -> this.labels.getOrDefault(id, id));
	}

	String fill(String text) {
		return this.placeholders.fill(text);
	}

	Map<String, String> fill(Map<String, String> table) {
		return table.entrySet()
			.stream()
			.collect(Collectors.toMap((row) -> fill(row.getKey()),
					(row) -> (row.getValue() == null) ? "" : fill(row.getValue()), (one, other) -> other,
					LinkedHashMap::new));
	}

	void remember(String name, String value) {
		this.placeholders.remember(name, value);
	}

	/**
	 * Sends a request through the gateway and holds the response against the document and
	 * the headers of every response.
	 * @param call the request, filled already
	 * @return what was answered
	 */
	ReceivedResponse send(HttpCall call) {
		HttpExchange exchange = this.caller.send(call);
		note(exchange);
		this.backend.checkHeaders(exchange);
		return exchange.response();
	}

	/**
	 * Takes note of an exchange that was made in another way.
	 * @param exchange a request and its response
	 * @return the response
	 */
	ReceivedResponse note(HttpExchange exchange) {
		this.exchanges.add(exchange);
		this.backend.note(exchange);
		return exchange.response();
	}

	HttpExchange last() {
		if (this.exchanges.isEmpty()) {
			throw new IllegalStateException("Nothing has been sent yet");
		}
		return this.exchanges.getLast();
	}

	ReceivedResponse response() {
		return last().response();
	}

	List<HttpExchange> exchanges() {
		return List.copyOf(this.exchanges);
	}

	void end() {
		this.caller.close();
	}

}
