package io.tweebyte.shared.http;

import java.util.LinkedHashMap;
import java.util.Map;

import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.json.ContractJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * What another service answered.
 *
 * @param status the HTTP status
 */
public record CallAnswer(int status, byte[] body) {

	/** The largest answer that is read. */
	public static final int MAX_BYTES = 4 << 20;

	private static final JsonMapper JSON = ContractJson.mapper();

	/**
	 * The headers that go with a call.
	 * @param call what is asked
	 * @param caller on whose behalf it is made
	 * @param end when its answer must be there
	 */
	public static Map<String, String> headers(Call call, Caller caller, Deadline end) {
		Map<String, String> headers = new LinkedHashMap<>();
		headers.put("Accept", "application/json");
		if (call.body() != null) {
			headers.put("Content-Type", "application/json");
		}
		headers.put(HeaderNames.REQUEST_ID, caller.requestId());
		headers.put(HeaderNames.DEADLINE, Long.toString(end.remaining().toMillis()));
		if (caller.authorization() != null) {
			headers.put("Authorization", caller.authorization());
		}
		if (caller.traceparent() != null) {
			headers.put(HeaderNames.TRACEPARENT, caller.traceparent());
		}
		return headers;
	}

	/**
	 * Describes a call without an answer.
	 * @param call what was asked
	 * @param cause what happened instead
	 * @return the failure, which names the kind of cause and nothing that a neighbour
	 * wrote
	 */
	public static CallFailedException failure(Call call, Throwable cause) {
		return new CallFailedException(call + " failed: " + cause.getClass().getSimpleName());
	}

	/**
	 * Understands the answer.
	 * @param <T> what was asked for
	 * @param call what was asked, for the message of a failure
	 * @param type what was asked for
	 * @throws CallRefusedException when the service refused the call, by a status from
	 * 400 to 499 or because it is busy
	 * @throws CallFailedException when the status is not 200 or the body is not what was
	 * asked for
	 */
	public <T> T read(Call call, TypeReference<T> type) {
		if (isRefusal()) {
			throw new CallRefusedException(call + " was refused: " + this.status, this.status);
		}
		if (this.status != 200) {
			throw new CallFailedException(call + " failed: " + this.status);
		}
		try {
			T value = JSON.readValue(this.body, type);
			if (value != null) {
				return value;
			}
		}
		catch (JacksonException ex) {
			// no part of a body that makes no sense belongs into a log
		}
		throw new CallFailedException(call + " failed: its answer makes no sense");
	}

	private boolean isRefusal() {
		return (this.status >= 400 && this.status < 500) || (this.status == 503 && isBusy());
	}

	/**
	 * The detail of a 503 distinguishes a service that is busy from one that lacks its
	 * database or another service.
	 */
	private boolean isBusy() {
		try {
			return JSON.readTree(this.body).path("detail").asString("").equals(Sentences.BUSY);
		}
		catch (JacksonException ex) {
			return false;
		}
	}

}
