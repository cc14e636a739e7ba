package io.tweebyte.shared.call;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.json.ContractJson;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The response of another service. */
public record CallResponse(int status, byte[] body) {

	/** The largest response that is read. */
	public static final int MAX_BYTES = 4 << 20;

	private static final JsonMapper JSON = ContractJson.mapper();

	/** Returns the items, each of which must be whole. */
	public static <T> List<T> checked(T[] items, Predicate<T> whole) {
		if (Arrays.stream(items).anyMatch((item) -> item == null || !whole.test(item))) {
			throw new CallFailedException("A list of another service is malformed");
		}
		return Arrays.asList(items);
	}

	/** The message holds nothing that the other service wrote. */
	public static CallFailedException failure(Call call, Throwable cause) {
		return new CallFailedException(call + " failed: " + cause.getClass().getSimpleName());
	}

	/**
	 * @throws CallFailedException as {@link #check}, or when the body is not of the type
	 */
	public <T> T read(Call call, Class<T> type) {
		check(call);
		try {
			T value = JSON.readValue(this.body, type);
			if (value != null) {
				return value;
			}
		}
		catch (JacksonException ex) {
			// no part of a malformed body belongs into a log
		}
		throw new CallFailedException(call + " failed: its response is malformed");
	}

	/**
	 * @throws CallRefusedException when the service refused the call, with a status from
	 * 400 to 499 or because it is busy
	 * @throws CallFailedException when the status is not 200
	 */
	public void check(Call call) {
		if (isRefusal()) {
			throw new CallRefusedException(call + " was refused: " + this.status, this.status);
		}
		if (this.status != 200) {
			throw new CallFailedException(call + " failed: " + this.status);
		}
	}

	private boolean isRefusal() {
		return (this.status >= 400 && this.status < 500) || (this.status == 503 && isBusy());
	}

	/** A service that lacks its database or another service has other details. */
	private boolean isBusy() {
		try {
			return JSON.readTree(this.body).path("detail").asString("").equals(Messages.BUSY);
		}
		catch (JacksonException ex) {
			return false;
		}
	}

}
